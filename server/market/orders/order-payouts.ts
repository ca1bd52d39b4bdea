import type { Failure } from '../../chain/transactions/kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type AccountRef, accounts } from '../../money/ledger/accounts.ts';
import type { Payout, SentPayout } from '../../money/payouts/payout.ts';
import type { Payouts } from '../../money/payouts/payouts.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import type { CompletionReports } from './completion-reports.ts';
import {
  accountNeededNotice,
  failedNotice,
  heldNotice,
  refundedNotices,
  refundFailedNotices,
  refundHeldNotices,
  sentNotice,
} from './payout-notices.ts';
import { payeeOf, SUBJECT_TYPE } from './payout-terms.ts';
import { clearPayoutTrouble, setPayoutHeld, setPayoutProblem, setRefundProblem } from './payout-trouble.ts';
import { readOrder } from './rows.ts';

export interface OrderPayoutsOptions {
  reports: CompletionReports;
  notifications: NotificationService;
}

/** What becomes of orders when their payouts and refunds arrive, fail or wait. */
export class OrderPayouts {
  readonly #options: OrderPayoutsOptions;

  constructor(options: OrderPayoutsOptions) {
    this.#options = options;
  }

  register(payouts: Payouts): void {
    payouts.register(SUBJECT_TYPE, {
      payout: {
        paid: (em, payout) => this.#paidOut(em, payout),
        failed: (em, payout, failure) => this.#payoutFailed(em, payout, failure),
        held: (em, payout, reason) => this.#payoutHeld(em, payout, reason),
        released: async (em, { subjectId: id }) => void (await clearPayoutTrouble.affected(em, { id })),
        retried: async (em, { subjectId: id }) =>
          void (await setPayoutProblem.affected(em, { id, problem: null })),
        payeeOf: async (em, id) => payeeOf(await readOrder(em, id)),
      },
      refund: {
        paid: (em, payout) => this.#refunded(em, payout),
        failed: (em, payout, failure) => this.#refundFailed(em, payout, failure),
        retried: async (em, { subjectId: id }) =>
          void (await setRefundProblem.affected(em, { id, problem: null })),
      },
    });
  }

  async #paidOut(em: EntityManager, payout: SentPayout): Promise<AccountRef> {
    const { subjectId: id, amountMicro, toAddress } = payout;
    const { reports, notifications } = this.#options;
    await setPayoutProblem.affected(em, { id, problem: null });
    const order = await readOrder(em, id);
    await reports.sent(em, order, payout);
    await notifications.notify(em, sentNotice(order, amountMicro, toAddress));
    return accounts.agentPayable(order.agent_id);
  }

  async #payoutFailed(em: EntityManager, { subjectId: id }: SentPayout, failure: Failure): Promise<void> {
    const { reason, held } = failure;
    const { reports, notifications } = this.#options;
    const order = await readOrder(em, id);
    await setPayoutProblem.affected(em, { id, problem: reason });
    if (order.payout_problem === null) await reports.failed(em, order, reason);
    await notifications.notify(em, (held ? accountNeededNotice : failedNotice)(order, reason));
  }

  async #payoutHeld(em: EntityManager, { subjectId: id }: Payout, reason: string): Promise<void> {
    const { reports, notifications } = this.#options;
    await setPayoutHeld.affected(em, { id, problem: reason });
    const order = await readOrder(em, id);
    await notifications.notify(em, heldNotice(order, reason));
    await reports.failed(em, order, reason);
  }

  async #refunded(em: EntityManager, payout: SentPayout): Promise<AccountRef> {
    const { subjectId: id, amountMicro, toAddress } = payout;
    await setRefundProblem.affected(em, { id, problem: null });
    const order = await readOrder(em, id);
    await this.#options.notifications.notify(em, ...refundedNotices(order, amountMicro, toAddress));
    return accounts.refunds();
  }

  /** The client is told only of what does not come right by itself. */
  async #refundFailed(em: EntityManager, payout: SentPayout, failure: Failure): Promise<void> {
    const { subjectId: id, amountMicro } = payout;
    const { reason, final, held } = failure;
    await setRefundProblem.affected(em, { id, problem: reason });
    if (!final && !held) return;
    const order = await readOrder(em, id);
    const notices = held ? refundHeldNotices : refundFailedNotices;
    await this.#options.notifications.notify(em, ...notices(order, amountMicro, reason));
  }
}
