import {
  type AgentEvent,
  type AnyAgentEvent,
  buildOrderEvent,
  type EventData,
  type EventName,
} from '../../../events/webhooks/agent-event.ts';
import type { OrderRow } from '../order-row.ts';
import type { Effect } from './lifecycle.ts';

export interface OrderEventContext {
  before: OrderRow | null;
  order: OrderRow;
  note: string | null;
  /** The requested generation. */
  deliverableId?: string | undefined;
}

type EventEffect = Extract<Effect, `event ${string}`>;
type EventNameIn<E> = E extends `event ${infer Name extends EventName}` ? Name : never;

/** The webhook event of each transition that has one. */
const EVENTS: { [E in EventEffect]: (event: OrderEventContext) => AgentEvent<EventNameIn<E>> } = {
  'event order.created': ({ order }) => buildOrderEvent(order, 'order.created', createdData(order)),
  'event order.paid': ({ order }) =>
    buildOrderEvent(order, 'order.paid', { status: order.status, service_title: order.service_title }),
  'event order.message': (event) => buildOrderEvent(event.order, 'order.message', messageData(event)),
  'event order.revision_requested': ({ order, note }) =>
    buildOrderEvent(order, 'order.revision_requested', {
      feedback: note ?? '',
      revision_count: order.revision_count,
      max_revisions: order.max_revisions,
      is_extra: order.revision_count > order.max_revisions,
    }),
  'event order.disputed': ({ order, note }) =>
    buildOrderEvent(order, 'order.disputed', { reason: note ?? '' }),
  'event order.cancelled': ({ before, order }) =>
    buildOrderEvent(order, 'order.cancelled', { previous_status: before?.status ?? order.status }),
};

/** Optional fields are assigned, not spread, so that the compiler checks their names. */
function createdData(order: OrderRow): EventData<'order.created'> {
  if (order.service_id === null) throw new Error('An order without a service is announced by its bounty');
  const data: EventData<'order.created'> = {
    service_id: order.service_id,
    brief: order.brief,
    status: order.status,
    service_title: order.service_title,
  };
  if (order.reference_images.length > 0) data.reference_images = order.reference_images;
  if (order.requirement_answers) data.requirement_answers = order.requirement_answers;
  if (order.payment_method) data.payment_method = order.payment_method;
  return data;
}

function messageData({ order, note, deliverableId }: OrderEventContext): EventData<'order.message'> {
  const data: EventData<'order.message'> = {
    sender_type: 'client',
    sender_name: clientDisplayName(order),
    content: note ?? '',
  };
  if (deliverableId !== undefined) data.deliverable_id = deliverableId;
  return data;
}

export function isEventEffect(effect: Effect): effect is EventEffect {
  return effect in EVENTS;
}

export function buildEvent(effect: EventEffect, event: OrderEventContext): AnyAgentEvent {
  return EVENTS[effect](event);
}

/** A client may have no name. */
export function clientDisplayName({ client_name, client_wallet }: OrderRow): string {
  return client_name ?? client_wallet ?? 'Client';
}
