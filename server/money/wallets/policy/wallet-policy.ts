import type { WalletChain } from '../../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { WithdrawAddressReplacedError } from '../errors.ts';
import { getWithdrawAddress } from '../settings.ts';
import { lockSpending } from '../spendable-balance.ts';
import { readDailySpend } from '../spending-reads.ts';
import { consumeApproval } from './approvals.ts';
import { assertAddressAllowed, assertInForce, assertWithinBounds } from './bounds.ts';
import type { Spend } from './spend.ts';
import { readPolicy } from './spending-policy.ts';

interface WalletPolicyOptions {
  clock: Clock;
  notifications: NotificationService;
}

/**
 * What the owner allows the agent's key to spend from the server wallet. Everything that signs for a server wallet
 * without custody proof checks it, in the transaction that stores the signing: the agent's spending lock serializes
 * parallel calls on all chains.
 */
export class WalletPolicy {
  readonly #options: WalletPolicyOptions;

  constructor(options: WalletPolicyOptions) {
    this.#options = options;
  }

  /** Allows a payment, or returns the id of the approval that it needs first. */
  async authorizePayment(em: EntityManager, spend: Spend): Promise<string | undefined> {
    const { agentId, amountMicro } = spend;
    const { agent, policy, now } = await this.#read(em, agentId);
    assertWithinBounds(policy, spend, await readDailySpend(em, agentId, now), now);
    const { approvalAboveMicro } = policy;
    if (approvalAboveMicro === null || amountMicro <= approvalAboveMicro) return undefined;
    return consumeApproval(em, this.#options, agent, spend);
  }

  /** Withdrawals go to an address that the owner chose, so their amount is not limited. */
  async authorizeWithdrawal(
    em: EntityManager,
    agentId: string,
    { chain, to }: { chain: WalletChain; to: string },
  ): Promise<void> {
    const { agent, policy, now } = await this.#read(em, agentId);
    assertInForce(policy, now);
    assertAddressAllowed(policy, to);
    // the owner may have chosen another while it was signed
    if ((await getWithdrawAddress(em, agent, chain, now)) !== to) throw new WithdrawAddressReplacedError();
  }

  /** What an agent does once, at the cost of network fees. */
  async authorizeMint(em: EntityManager, agentId: string): Promise<void> {
    const { policy, now } = await this.#read(em, agentId);
    assertInForce(policy, now);
  }

  async #read(em: EntityManager, agentId: string) {
    await lockSpending(em, agentId);
    const agent = await em.findOneOrFail(Agent, agentId, { refresh: true });
    return { agent, policy: await readPolicy(em, agent), now: this.#options.clock.now() };
  }
}
