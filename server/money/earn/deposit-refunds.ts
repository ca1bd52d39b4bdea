import type { Failure } from '../../chain/transactions/kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import { type AccountRef, accounts } from '../ledger/accounts.ts';
import type { SentPayout } from '../payouts/payout.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { type Deployments, SUBJECT_TYPE } from './deployments.ts';
import { depositHeldNotices, returnedNotices } from './notices.ts';
import { lockDeposit, ownerOfPosition } from './rows.ts';

export interface DepositRefundsOptions {
  deployments: Deployments;
  notifications: NotificationService;
  log: Logger;
}

/** What becomes of deposits that go back to their senders. */
export class DepositRefunds {
  readonly #options: DepositRefundsOptions;

  constructor(options: DepositRefundsOptions) {
    this.#options = options;
  }

  register(payouts: Payouts): void {
    payouts.register(SUBJECT_TYPE, {
      refund: {
        paid: (em, payout) => this.#returned(em, payout),
        failed: (em, payout, failure) => this.#failed(em, payout, failure),
      },
    });
  }

  async #returned(em: EntityManager, { subjectId }: SentPayout): Promise<AccountRef> {
    const { deployments, notifications } = this.#options;
    const deposit = await lockDeposit(em, subjectId);
    deployments.step(deposit, 'return');
    await em.flush();
    const owner = await ownerOfPosition(em, deposit.positionId);
    await notifications.notify(em, ...returnedNotices(owner, deposit));
    return accounts.pool(deposit.poolKey);
  }

  /** Its owner, and whoever reads the log, is told of what does not come right by itself. */
  async #failed(em: EntityManager, { subjectId }: SentPayout, { reason, final, held }: Failure) {
    if (!final && !held) return;
    const { deployments, notifications, log } = this.#options;
    const deposit = await lockDeposit(em, subjectId);
    if (deposit.state === 'returning') deployments.step(deposit, 'fail');
    await em.flush();
    log.error({ deposit: deposit.id, pool: deposit.poolKey, reason }, 'earn deposit held');
    const owner = await ownerOfPosition(em, deposit.positionId);
    await notifications.notify(em, ...depositHeldNotices(owner, deposit, reason));
  }
}
