/** Checked by the compiler alone: each `@ts-expect-error` is a promise that the line below does not compile. */
import type { Route } from '../../generated/routes.gen.ts';
import type { OrderStatus as DeclaredStatus, PaymentNetwork } from '../../generated/vocabulary.gen.ts';
import type { Notice } from '../../server/events/notifications/notice.ts';
import { buildOrderEvent } from '../../server/events/webhooks/agent-event.ts';
import type { WebhookEvents } from '../../server/events/webhooks/events.ts';
import type { EntityManager } from '../../server/foundation/db/orm.ts';
import { tables } from '../../server/foundation/db/statement.ts';
import { AppError, ConflictError } from '../../server/foundation/platform/errors.ts';
import type { TransitionRow } from '../../server/foundation/platform/lifecycle.ts';
import type { NETWORKS } from '../../server/foundation/platform/networks.ts';
import type { Guard } from '../../server/market/orders/lifecycle/guards.ts';
import type {
  Actor,
  Effect,
  ORDER_STATUSES,
  OrderStatus,
  Transition,
  Trigger,
} from '../../server/market/orders/lifecycle/lifecycle.ts';
import { Order } from '../../server/market/orders/order.entity.ts';
import type { NewOrder, OrderChanges, OrderRow } from '../../server/market/orders/order-row.ts';

export function codes(error: AppError) {
  new ConflictError('payment_used', 'One payment pays one thing');
  // @ts-expect-error a code that the contract does not know
  new ConflictError('payment_spent', 'One payment pays one thing');
  // @ts-expect-error the same, with a status of its own
  new AppError(418, 'teapot', 'Short and stout');
  // @ts-expect-error a comparison that never holds
  return error.code === 'payment_spent';
}

export async function events(em: EntityManager, sender: WebhookEvents) {
  const to = { agentId: 'agt_1', orderId: 'ord_1' };
  await sender.emit(em, { ...to, event: 'order.disputed', data: { reason: 'Late' } });
  // @ts-expect-error not an event
  await sender.emit(em, { ...to, event: 'order.exploded', data: { reason: 'Late' } });
  // @ts-expect-error declared and never sent
  await sender.emit(em, { ...to, event: 'order.quoted', data: { status: 'quoted', service_title: 'Mugs' } });
  // @ts-expect-error a misspelt field
  await sender.emit(em, { ...to, event: 'order.disputed', data: { raeson: 'Late' } });
  // @ts-expect-error the data of another event
  await sender.emit(em, { ...to, event: 'order.completed', data: { reason: 'Late' } });
  // @ts-expect-error a field of the wrong type
  await sender.emit(em, { ...to, event: 'order.completed', data: { payout_failed: 'no' } });
}

export function eventsOfOrders(order: OrderRow) {
  buildOrderEvent(order, 'order.paid', { status: order.status, service_title: order.service_title });
  // @ts-expect-error a field is missing
  buildOrderEvent(order, 'order.paid', { status: order.status });
  // @ts-expect-error a field too many
  buildOrderEvent(order, 'order.disputed', { reason: 'Late', feedback: 'Bluer' });
  // @ts-expect-error a status that an order never has
  buildOrderEvent(order, 'order.cancelled', { previous_status: 'shipped' });
}

export function statuses(order: OrderRow) {
  // @ts-expect-error a status that an order never has
  const step: Pick<Transition, 'to'> = { to: 'shipped' };
  // @ts-expect-error a way to pay that does not exist
  const method: OrderRow['payment_method'] = 'cash';
  // @ts-expect-error a notification that does not exist
  const type: Notice['type'] = 'order_shipped';
  // @ts-expect-error a category that does not exist
  return order.service_category === 'plumbing' ? step : [method, type];
}

export function statementsOfOrders(order: OrderRow) {
  const db = tables(Order);
  db.selectFrom('orders').select(['id', 'status', 'price_micro']).where('status', '=', 'paid');
  // @ts-expect-error a misspelt table
  db.selectFrom('order');
  // @ts-expect-error a misspelt column
  db.selectFrom('orders').select('price_mirco');
  // @ts-expect-error a status that an order never has
  db.selectFrom('orders').selectAll().where('status', '=', 'shipped');
  // @ts-expect-error the same, written
  db.updateTable('orders').set({ status: 'shipped' });
  // @ts-expect-error digits are not an amount
  db.updateTable('orders').set({ price_micro: '25000000' });
  // @ts-expect-error text is not a time
  const changes: OrderChanges = { completed_at: '2026-01-01T00:00:00Z' };
  // @ts-expect-error a column that is not there
  const misspelt: OrderChanges = { payout_mirco: 1n };
  // @ts-expect-error a column that cannot be null
  const empty: OrderChanges = { brief: null };
  // @ts-expect-error a column without a default is missing
  const placed: NewOrder = { id: 'ord_1', agent_id: 'agt_1', status: 'quoted' };
  // @ts-expect-error amounts are not numbers
  const price: number | null = order.price_micro;
  return [changes, misspelt, empty, placed, price];
}

type OrderLine = TransitionRow<OrderStatus, string, Actor, Guard, Effect>;
export function linesOfTheTable(): OrderLine[] {
  return [
    ['quoted', 'accept', 'client', ['priced'], 'accepted', ['notify owner']],
    // @ts-expect-error a state that is not there
    ['shipped', 'accept', 'client', [], 'accepted', []],
    // @ts-expect-error somebody who is no party
    ['quoted', 'accept', 'buyer', [], 'accepted', []],
    // @ts-expect-error a guard that nobody wrote
    ['quoted', 'accept', 'client', ['sunny'], 'accepted', []],
    // @ts-expect-error an effect that nothing does
    ['quoted', 'accept', 'client', [], 'accepted', ['tell everyone']],
  ];
}

// @ts-expect-error a trigger that is in no row
export const trigger: Trigger = 'ship';

// @ts-expect-error a crash safety that does not exist
export const safety: Route['crashSafety'] = 'hope';

/** Lists that are written out name everything that the contract names. */
type Unlisted<Declared, List extends readonly unknown[]> = Exclude<Declared, List[number]>;
export const everyStatus = (left: Unlisted<DeclaredStatus, typeof ORDER_STATUSES>): never => left;
export const everyNetwork = (left: Unlisted<PaymentNetwork, typeof NETWORKS>): never => left;
