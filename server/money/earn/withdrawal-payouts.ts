import type { Failure } from '../../chain/transactions/kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import { type AccountRef, accounts } from '../ledger/accounts.ts';
import type { SentPayout } from '../payouts/payout.ts';
import type { Payouts } from '../payouts/payouts.ts';
import type { EarnPool } from './earn-pool.entity.ts';
import type { EarnWithdrawal } from './earn-withdrawal.entity.ts';
import { settledNotices, withdrawalHeldNotices } from './notices.ts';
import { lockWithdrawal, ownerOfPosition } from './rows.ts';
import { WITHDRAWAL_LIFECYCLE, type WithdrawalTrigger } from './withdrawal-lifecycle.ts';

export interface WithdrawalPayoutsOptions {
  payouts: Payouts;
  notifications: NotificationService;
  clock: Clock;
  log: Logger;
}

export const SUBJECT_TYPE = 'earn_withdrawal';

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

  /** In the transaction that records that all its shares are redeemed. Shares may bring nothing at all. */
  async pay(em: EntityManager, withdrawal: EarnWithdrawal, { network }: EarnPool): Promise<void> {
    const { id, destination, redeemedMicro } = withdrawal;
    this.#step(withdrawal, 'redeem');
    if (redeemedMicro === 0n) this.#step(withdrawal, 'settle');
    await em.flush();
    if (redeemedMicro === 0n) return;
    await this.#options.payouts.send(em, {
      ...{ kind: 'payout', subjectType: SUBJECT_TYPE, subjectId: id, payee: { address: destination } },
      ...{ network, asset: 'USDC', amountMicro: redeemedMicro },
    });
  }

  async #paid(em: EntityManager, { subjectId, txHash }: SentPayout): Promise<AccountRef> {
    const withdrawal = await lockWithdrawal(em, subjectId);
    this.#step(withdrawal, 'settle');
    withdrawal.txHash = txHash;
    await em.flush();
    const owner = await ownerOfPosition(em, withdrawal.positionId);
    await this.#options.notifications.notify(em, ...settledNotices(owner, withdrawal));
    return accounts.pool(withdrawal.poolKey);
  }

  /** Its owner, and whoever reads the log, is told of what does not come right by itself. */
  async #failed(em: EntityManager, { subjectId }: SentPayout, { reason, final, held }: Failure) {
    if (!final && !held) return;
    const withdrawal = await lockWithdrawal(em, subjectId);
    if (withdrawal.state === 'paying') this.#step(withdrawal, 'fail');
    withdrawal.reason = reason;
    await em.flush();
    this.#options.log.error(
      { withdrawal: subjectId, pool: withdrawal.poolKey, reason },
      'earn withdrawal held',
    );
    const owner = await ownerOfPosition(em, withdrawal.positionId);
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
