import type { Vaults } from '../../chain/vaults/vault.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { lookUntil } from '../../foundation/platform/look-until.ts';
import { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { type FollowDepositOptions, followSubject } from './follow-deposit.ts';
import { sharesUntil } from './queue-statements.ts';
import { REDEMPTION, type Redemptions } from './redemptions.ts';
import { venueOf } from './venues.ts';
import { SUBJECT_TYPE } from './withdrawal-payouts.ts';

export interface FollowWithdrawalOptions extends FollowDepositOptions {
  vaults: Vaults;
  redemptions: Redemptions;
}

const PATIENCE = { patienceMs: 10_000, pauseMs: 200 };

/** Looks at a withdrawal until it is paid, if its turn comes soon. What is not by then is left to the workers. */
export class FollowWithdrawal {
  readonly #options: FollowWithdrawalOptions;

  constructor(options: FollowWithdrawalOptions) {
    this.#options = options;
  }

  async until(em: EntityManager, accepted: EarnWithdrawal): Promise<EarnWithdrawal> {
    if (!(await this.#isItsTurn(em, accepted))) return accepted;
    const { id, poolKey } = accepted;
    const look = async () => {
      await this.#begin(em, poolKey);
      const before = await em.fork().findOneOrFail(EarnWithdrawal, id);
      if (before.redemptionId) await followSubject(em, this.#options, REDEMPTION, before.redemptionId);
      await followSubject(em, this.#options, SUBJECT_TYPE, before.paidWith ?? id);
      return em.fork().findOneOrFail(EarnWithdrawal, id);
    };
    return lookUntil(PATIENCE, look, ({ state }) => state === 'settled' || state === 'held');
  }

  /** The free liquidity reaches for all that waits before it, and for all of it. */
  async #isItsTurn(em: EntityManager, withdrawal: EarnWithdrawal): Promise<boolean> {
    const { poolKey, place, state, redemptionId } = withdrawal;
    if (state !== 'queued') return true;
    if (!redemptionId && !(await this.#options.redemptions.isDue(em, poolKey))) return false;
    const { redeemableShares } = await venueOf(this.#options.vaults, poolKey).read();
    const waiting = await sharesUntil.firstRow(em.fork(), { poolKey, place });
    return BigInt(waiting?.shares ?? 0) <= redeemableShares;
  }

  async #begin(em: EntityManager, poolKey: string): Promise<void> {
    const { redemptions, log } = this.#options;
    await redemptions
      .advance(em, poolKey)
      .catch((err: unknown) => log.warn({ err, pool: poolKey }, 'earn redemption delayed'));
  }
}
