import type { Failure } from '../../../chain/transactions/transaction-kind.ts';
import type { NotificationService } from '../../../events/notifications/service.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type AccountRef, accounts } from '../../../money/ledger/accounts.ts';
import type { Payout, SentPayout } from '../../../money/payouts/payout.ts';
import type { Payouts } from '../../../money/payouts/payouts.ts';
import { orderNotFoundError } from '../errors.ts';
import { getOrder } from '../order-row.ts';
import { ORDER_SUBJECT_TYPE, toPayee } from './build-payout.ts';
import type { CompletionEvents } from './completion-events.ts';
import {
  payoutAccountNeededNotice,
  payoutFailedNotice,
  payoutHeldNotice,
  payoutSentNotice,
  refundFailedNotices,
  refundHeldNotices,
  refundSentNotices,
} from './payout-notices.ts';
import {
  clearPayoutHold,
  recordPayoutSent,
  setPayoutHeld,
  setPayoutProblem,
  setRefundProblem,
} from './payout-problem.ts';

export interface OrderPayoutsOptions {
  completionEvents: CompletionEvents;
  notifications: NotificationService;
}

/** What happens to orders when their payouts and refunds are confirmed, fail or are held. */
export class OrderPayoutHandlers {
  readonly #options: OrderPayoutsOptions;

  constructor(options: OrderPayoutsOptions) {
    this.#options = options;
  }

  register(payouts: Payouts): void {
    payouts.register(ORDER_SUBJECT_TYPE, {
      payout: {
        onPaid: (em, payout) => this.#onPayoutSent(em, payout),
        onFailed: (em, payout, failure) => this.#onPayoutFailed(em, payout, failure),
        onHeld: (em, payout, reason) => this.#onPayoutHeld(em, payout, reason),
        onReleased: async (em, { subjectId: id }) => void (await clearPayoutHold.affected(em, { id })),
        onRetried: async (em, { subjectId: id }) =>
          void (await setPayoutProblem.affected(em, { id, problem: null })),
        getPayee: async (em, id) => toPayee(await getOrder(em, id)),
      },
      refund: {
        onPaid: (em, payout) => this.#onRefundSent(em, payout),
        onFailed: (em, payout, failure) => this.#onRefundFailed(em, payout, failure),
        onRetried: async (em, { subjectId: id }) =>
          void (await setRefundProblem.affected(em, { id, problem: null })),
      },
    });
  }

  async #onPayoutSent(em: EntityManager, payout: SentPayout): Promise<AccountRef> {
    const { subjectId: id, amountMicro, toAddress } = payout;
    const { completionEvents, notifications } = this.#options;
    const order = await recordPayoutSent.firstRow(em, { id });
    if (!order) throw orderNotFoundError();
    await completionEvents.emitPayoutSent(em, order, payout);
    await notifications.notify(em, payoutSentNotice(order, amountMicro, toAddress));
    return accounts.agentPayable(order.agent_id);
  }

  async #onPayoutFailed(em: EntityManager, { subjectId: id }: SentPayout, failure: Failure): Promise<void> {
    const { reason, isHeld } = failure;
    const { completionEvents, notifications } = this.#options;
    const order = await getOrder(em, id);
    await setPayoutProblem.affected(em, { id, problem: reason });
    if (order.payout_problem === null) await completionEvents.emitPayoutFailed(em, order, reason);
    await notifications.notify(em, (isHeld ? payoutAccountNeededNotice : payoutFailedNotice)(order, reason));
  }

  async #onPayoutHeld(em: EntityManager, { subjectId: id }: Payout, reason: string): Promise<void> {
    const { completionEvents, notifications } = this.#options;
    await setPayoutHeld.affected(em, { id, problem: reason });
    const order = await getOrder(em, id);
    await notifications.notify(em, payoutHeldNotice(order, reason));
    await completionEvents.emitPayoutFailed(em, order, reason);
  }

  async #onRefundSent(em: EntityManager, payout: SentPayout): Promise<AccountRef> {
    const { subjectId: id, amountMicro, toAddress } = payout;
    await setRefundProblem.affected(em, { id, problem: null });
    const order = await getOrder(em, id);
    await this.#options.notifications.notify(em, ...refundSentNotices(order, amountMicro, toAddress));
    return accounts.refunds();
  }

  /** The client is notified only of problems that need action. */
  async #onRefundFailed(em: EntityManager, payout: SentPayout, failure: Failure): Promise<void> {
    const { subjectId: id, amountMicro } = payout;
    const { reason, isFinal, isHeld } = failure;
    await setRefundProblem.affected(em, { id, problem: reason });
    if (!isFinal && !isHeld) return;
    const order = await getOrder(em, id);
    const notices = isHeld ? refundHeldNotices : refundFailedNotices;
    await this.#options.notifications.notify(em, ...notices(order, amountMicro, reason));
  }
}
