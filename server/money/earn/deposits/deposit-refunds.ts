import type { Failure } from '../../../chain/transactions/transaction-kind.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Logger } from '../../../foundation/platform/log.ts';
import { type AccountRef, accounts } from '../../ledger/accounts.ts';
import type { SentPayout } from '../../payouts/payout.ts';
import type { Payouts } from '../../payouts/payouts.ts';
import { lockDeposit, readPositionOwner } from '../locks.ts';
import { buildDepositHeldNotices, buildReturnedNotices } from '../notices.ts';
import { DEPOSIT_SUBJECT_TYPE, type Deployments } from './deployments.ts';

export interface DepositRefundsOptions {
  deployments: Deployments;
  notifications: NotificationService;
  log: Logger;
}

/** What happens to refunded deposits. */
export class DepositRefunds {
  readonly #options: DepositRefundsOptions;

  constructor(options: DepositRefundsOptions) {
    this.#options = options;
  }

  register(payouts: Payouts): void {
    payouts.register(DEPOSIT_SUBJECT_TYPE, {
      refund: {
        onPaid: (em, payout) => this.#onPaid(em, payout),
        onFailed: (em, payout, failure) => this.#onFailed(em, payout, failure),
      },
    });
  }

  async #onPaid(em: EntityManager, { subjectId }: SentPayout): Promise<AccountRef> {
    const { deployments, notifications } = this.#options;
    const deposit = await lockDeposit(em, subjectId);
    deployments.transition(deposit, 'return');
    await em.flush();
    const owner = await readPositionOwner(em, deposit.positionId);
    await notifications.notify(em, ...buildReturnedNotices(owner, deposit));
    return accounts.pool(deposit.poolKey);
  }

  /** The owner and the log are notified only of problems that need action. */
  async #onFailed(em: EntityManager, { subjectId }: SentPayout, { reason, isFinal, isHeld }: Failure) {
    if (!isFinal && !isHeld) return;
    const { deployments, notifications, log } = this.#options;
    const deposit = await lockDeposit(em, subjectId);
    if (deposit.state === 'returning') deployments.transition(deposit, 'fail');
    await em.flush();
    log.error({ deposit: deposit.id, pool: deposit.poolKey, reason }, 'earn deposit held');
    const owner = await readPositionOwner(em, deposit.positionId);
    await notifications.notify(em, ...buildDepositHeldNotices(owner, deposit, reason));
  }
}
