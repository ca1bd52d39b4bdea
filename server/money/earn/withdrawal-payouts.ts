import type { Failure } from '../../chain/transactions/kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import { type AccountRef, accounts } from '../ledger/accounts.ts';
import type { SentPayout } from '../payouts/payout.ts';
import type { Payouts } from '../payouts/payouts.ts';
import type { EarnPool } from './earn-pool.entity.ts';
import type { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { settledNotices, withdrawalHeldNotices } from './notices.ts';
import { lockPaidTogether, ownerOfPosition } from './rows.ts';
import { WITHDRAWAL_LIFECYCLE, type WithdrawalTrigger } from './withdrawal-lifecycle.ts';

export interface WithdrawalPayoutsOptions {
  payouts: Payouts;
  notifications: NotificationService;
  clock: Clock;
  log: Logger;
}

export const SUBJECT_TYPE = 'earn_withdrawal';

/** Withdrawals that one transfer pays. */
type Together = [EarnWithdrawal, ...EarnWithdrawal[]];

/** By owner and address: an operator who sends a payout elsewhere moves one owner's money only. */
export function groupPayouts(withdrawals: readonly EarnWithdrawal[]): Together[] {
  const groups = new Map<string, Together>();
  for (const withdrawal of withdrawals) {
    const key = `${withdrawal.positionId} ${walletKeyOf(withdrawal.destination)}`;
    const group = groups.get(key);
    if (group) group.push(withdrawal);
    else groups.set(key, [withdrawal]);
  }
  return [...groups.values()];
}

/** Pays withdrawals whose shares are redeemed, and says what becomes of that. */
export class WithdrawalPayouts {
  readonly #options: WithdrawalPayoutsOptions;

  constructor(options: WithdrawalPayoutsOptions) {
    this.#options = options;
    options.payouts.register(SUBJECT_TYPE, {
      payout: {
        paid: (em, payout) => this.#paid(em, payout),
        failed: (em, payout, failure) => this.#failed(em, payout, failure),
      },
    });
  }

  /**
   * In the transaction that records that all their shares are redeemed: one transfer for all that one owner is paid to one
   * address. Shares may bring nothing at all.
   */
  async pay(em: EntityManager, together: Together, { network }: EarnPool): Promise<void> {
    const [{ id, destination }] = together;
    const amountMicro = together.reduce((sum, { redeemedMicro }) => sum + redeemedMicro, 0n);
    for (const withdrawal of together) {
      this.#step(withdrawal, 'redeem');
      if (amountMicro === 0n) this.#step(withdrawal, 'settle');
      if (withdrawal.id !== id) withdrawal.paidWith = id;
    }
    await em.flush();
    if (amountMicro === 0n) return;
    await this.#options.payouts.send(em, {
      ...{ kind: 'payout', subjectType: SUBJECT_TYPE, subjectId: id, payee: { address: destination } },
      ...{ network, asset: 'USDC', amountMicro },
    });
  }

  async #paid(em: EntityManager, { subjectId, txHash }: SentPayout): Promise<AccountRef> {
    const [first, ...others] = await lockPaidTogether(em, subjectId);
    for (const withdrawal of [first, ...others]) {
      this.#step(withdrawal, 'settle');
      withdrawal.txHash = txHash;
    }
    await em.flush();
    const owner = await ownerOfPosition(em, first.positionId);
    for (const withdrawal of [first, ...others])
      await this.#options.notifications.notify(em, ...settledNotices(owner, withdrawal));
    return accounts.pool(first.poolKey);
  }

  /** Its owner, and whoever reads the log, is told of what does not come right by itself. */
  async #failed(em: EntityManager, { subjectId }: SentPayout, { reason, final, held }: Failure) {
    if (!final && !held) return;
    const [first, ...others] = await lockPaidTogether(em, subjectId);
    for (const withdrawal of [first, ...others]) {
      if (withdrawal.state === 'paying') this.#step(withdrawal, 'fail');
      withdrawal.reason = reason;
    }
    await em.flush();
    this.#options.log.error({ withdrawal: subjectId, pool: first.poolKey, reason }, 'earn withdrawal held');
    const owner = await ownerOfPosition(em, first.positionId);
    for (const withdrawal of [first, ...others])
      await this.#options.notifications.notify(em, ...withdrawalHeldNotices(owner, withdrawal, reason));
  }

  #step(withdrawal: EarnWithdrawal, trigger: WithdrawalTrigger): void {
    withdrawal.state = WITHDRAWAL_LIFECYCLE.transition(
      withdrawal.state,
      trigger,
      ['owner', 'chain'],
      undefined,
    ).to;
    withdrawal.updatedAt = this.#options.clock.now();
  }
}
