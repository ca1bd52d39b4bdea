import { buildOrderEvent } from '../../../events/webhooks/agent-event.ts';
import type { WebhookEvents } from '../../../events/webhooks/events.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import type { SentPayout } from '../../../money/payouts/payout.ts';
import { Order } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import { buildPayoutFailedEvent, buildPayoutSentEvent, isMachineOrder } from './payout-events.ts';

const markReported = statement([Order], (db, { id }: Parameters<{ id: string }>) =>
  db
    .updateTable('orders')
    .set({ completion_reported: true })
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .where('completion_reported', '=', false)
    .returning(['id', 'agent_id']),
);

type EventOrder = Pick<OrderRow, 'id' | 'agent_id'>;

/** Recorded as paid out. */
interface PaidOutOrder extends EventOrder, Pick<OrderRow, 'payment_method' | 'completion_reported'> {
  was_reported: boolean;
}

/** Notifies agents about their payouts. */
export class CompletionEvents {
  readonly #events: WebhookEvents;

  constructor(events: WebhookEvents) {
    this.#events = events;
  }

  /** `order.completed`, once per order: when the payout is final, or as soon as it is known to have failed. */
  async emitCompleted(em: EntityManager, orderId: string, payoutFailed: boolean): Promise<void> {
    const order = await markReported.firstRow(em, { id: orderId });
    if (order) await this.#emitCompleted(em, order, payoutFailed);
  }

  /** Once for each time that a payout is held or fails. */
  async emitPayoutFailed(em: EntityManager, order: OrderRow, reason: string): Promise<void> {
    if (isMachineOrder(order)) await this.#events.emit(em, buildPayoutFailedEvent(order, reason));
    await this.emitCompleted(em, order.id, true);
  }

  async emitPayoutSent(em: EntityManager, order: PaidOutOrder, payout: SentPayout): Promise<void> {
    if (isMachineOrder(order)) await this.#events.emit(em, buildPayoutSentEvent(order, payout));
    if (order.completion_reported && !order.was_reported) await this.#emitCompleted(em, order, false);
  }

  async #emitCompleted(em: EntityManager, order: EventOrder, payoutFailed: boolean): Promise<void> {
    await this.#events.emit(em, buildOrderEvent(order, 'order.completed', { payout_failed: payoutFailed }));
  }
}
