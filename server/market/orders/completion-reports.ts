import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { SentPayout } from '../../money/payouts/payout.ts';
import { aboutOrder } from '../../news/webhooks/announcement.ts';
import type { WebhookEvents } from '../../news/webhooks/events.ts';
import { Order } from './order.entity.ts';
import { isMachineHire, payoutFailed, payoutSent } from './payout-events.ts';
import type { OrderRow } from './rows.ts';

const markReported = statement([Order], (db, { id }: Parameters<{ id: string }>) =>
  db
    .updateTable('orders')
    .set({ completion_reported: true })
    .where('id', '=', id)
    .where('status', '=', 'completed')
    .where('completion_reported', '=', false)
    .returning(['id', 'agent_id']),
);

/** Tells agents what became of their payouts. */
export class CompletionReports {
  readonly #events: WebhookEvents;

  constructor(events: WebhookEvents) {
    this.#events = events;
  }

  /** `order.completed`, once per order: when the payout is final, or as soon as it is known to have failed. */
  async completed(em: EntityManager, orderId: string, payoutFailed: boolean): Promise<void> {
    const order = await markReported.firstRow(em, { id: orderId });
    if (!order) return;
    await this.#events.emit(em, aboutOrder(order, 'order.completed', { payout_failed: payoutFailed }));
  }

  /** Once for each time that a payout gets into trouble. */
  async failed(em: EntityManager, order: OrderRow, reason: string): Promise<void> {
    if (isMachineHire(order)) await this.#events.emit(em, payoutFailed(order, reason));
    await this.completed(em, order.id, true);
  }

  async sent(em: EntityManager, order: OrderRow, payout: SentPayout): Promise<void> {
    if (isMachineHire(order)) await this.#events.emit(em, payoutSent(order, payout));
    await this.completed(em, order.id, false);
  }
}
