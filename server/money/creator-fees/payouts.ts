import { solanaOf } from '../../chain/solana/adapter.ts';
import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Agent } from '../../identity/agent.entity.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { openAccounts, reserveFees } from './accounts.ts';
import { FeesExceededError, NoSuchTokenError } from './errors.ts';
import { FeeAccount } from './fee-account.entity.ts';
import { FeePayout } from './fee-payout.entity.ts';
import type { FeeVaults } from './fee-vaults.ts';
import { payoutKind } from './payout-kind.ts';
import { FEE_PAYOUT, type FeePayoutRow, findPayout } from './payout-rows.ts';
import { expectAgentsSide, expectOpen } from './recipient.ts';

interface FeePayoutsOptions {
  transactions: Transactions;
  chains: Chains;
  vaults: FeeVaults;
  wallets: AgentWallets;
  clock: Clock;
}

export interface FeePayoutRequest {
  agent: Agent;
  tokenMint: string;
  recipientWallet: string;
  amountLamports: bigint;
  requestKey: string | undefined;
  requestedBy: string;
}

/** Pays collected fees to the side of the agent whose token earned them. */
export class FeePayouts {
  readonly #options: FeePayoutsOptions;

  constructor(options: FeePayoutsOptions) {
    this.#options = options;
    options.transactions.register(FEE_PAYOUT, payoutKind(options));
  }

  async pay(em: EntityManager, request: FeePayoutRequest): Promise<FeePayoutRow> {
    const { chains, wallets, vaults, clock } = this.#options;
    const { agent, tokenMint, recipientWallet, amountLamports, requestKey } = request;
    if (agent.tokenMint !== tokenMint) throw new NoSuchTokenError();
    const before = requestKey === undefined ? null : await em.findOne(FeePayout, { requestKey });
    if (before) return findPayout(em, before.id);
    await expectAgentsSide(em, wallets, agent, recipientWallet);
    await expectOpen(solanaOf(chains), recipientWallet, amountLamports);
    await openAccounts(em, vaults, clock.now());
    const id = newId('fee', clock);
    await em.fork().transactional((tx) => this.#store(tx, id, request));
    return findPayout(em, id);
  }

  async #store(em: EntityManager, id: string, request: FeePayoutRequest): Promise<void> {
    const { agent, tokenMint, recipientWallet, amountLamports, requestKey = null, requestedBy } = request;
    if (!(await reserveFees(em, tokenMint, amountLamports))) throw await exceeded(em, tokenMint);
    const terms = { recipientWallet, amountLamports, requestKey, requestedBy };
    const createdAt = this.#options.clock.now();
    await em.insert(FeePayout, { id, tokenMint, agentId: agent.id, ...terms, createdAt });
    const subject = { kind: FEE_PAYOUT, subjectType: FEE_PAYOUT, subjectId: id };
    await this.#options.transactions.request(em, { ...subject, network: 'solana-mainnet' });
  }
}

async function exceeded(em: EntityManager, tokenMint: string): Promise<FeesExceededError> {
  const { agentLamports, paidLamports } = await em.findOneOrFail(FeeAccount, tokenMint);
  return new FeesExceededError(agentLamports - paidLamports);
}
