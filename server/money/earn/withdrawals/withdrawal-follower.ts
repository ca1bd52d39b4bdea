import type { Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { pollUntil } from '../../../foundation/platform/poll.ts';
import { type DepositFollowerOptions, processSubjectTransactions } from '../deposits/deposit-follower.ts';
import { requireVault } from '../pools/venues.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { sumQueuedShares } from './queue-statements.ts';
import { REDEMPTION, type Redemptions } from './redemptions.ts';
import { WITHDRAWAL_SUBJECT_TYPE } from './withdrawal-payouts.ts';

export interface WithdrawalFollowerOptions extends DepositFollowerOptions {
  vaults: Vaults;
  redemptions: Redemptions;
}

const POLLING = { timeoutMs: 10_000, intervalMs: 200 };

/** Polls a withdrawal until it is paid, if its turn comes soon. After the timeout, the workers continue. */
export class WithdrawalFollower {
  readonly #options: WithdrawalFollowerOptions;

  constructor(options: WithdrawalFollowerOptions) {
    this.#options = options;
  }

  async waitUntilPaid(em: EntityManager, accepted: EarnWithdrawal): Promise<EarnWithdrawal> {
    if (!(await this.#isRedeemable(em, accepted))) return accepted;
    const { id, poolKey } = accepted;
    const look = async () => {
      await this.#startRedemption(em, poolKey);
      const before = await em.fork().findOneOrFail(EarnWithdrawal, id);
      if (before.redemptionId)
        await processSubjectTransactions(em, this.#options, REDEMPTION, before.redemptionId);
      await processSubjectTransactions(em, this.#options, WITHDRAWAL_SUBJECT_TYPE, before.paidWith ?? id);
      return em.fork().findOneOrFail(EarnWithdrawal, id);
    };
    return pollUntil(POLLING, look, ({ state }) => state === 'settled' || state === 'held');
  }

  /** The liquidity covers everything queued before it, and all of it. */
  async #isRedeemable(em: EntityManager, withdrawal: EarnWithdrawal): Promise<boolean> {
    const { poolKey, place, state, redemptionId } = withdrawal;
    if (state !== 'queued') return true;
    if (!redemptionId && !(await this.#options.redemptions.isDue(em, poolKey))) return false;
    const { redeemableShares } = await requireVault(this.#options.vaults, poolKey).read();
    const waiting = await sumQueuedShares.firstRow(em.fork(), { poolKey, place });
    return BigInt(waiting?.shares ?? 0) <= redeemableShares;
  }

  async #startRedemption(em: EntityManager, poolKey: string): Promise<void> {
    const { redemptions, log } = this.#options;
    await redemptions
      .startDue(em, poolKey)
      .catch((err: unknown) => log.warn({ err, pool: poolKey }, 'earn redemption delayed'));
  }
}
