import type { OrderRow } from './rows.ts';
import type { Effect } from './state.ts';

export interface Happened {
  before: OrderRow | null;
  order: OrderRow;
  note: string | null;
}

type EventEffect = Extract<Effect, `event ${string}`>;

/** The `data` of each webhook that a transition causes. */
const DATA: Record<EventEffect, (happened: Happened) => Record<string, unknown>> = {
  'event order.created': ({ order }) => ({
    service_id: order.service_id,
    brief: order.brief,
    ...(order.reference_images.length > 0 && { reference_images: order.reference_images }),
    ...(order.requirement_answers && { requirement_answers: order.requirement_answers }),
    status: order.status,
    service_title: order.service_title,
    ...(order.payment_method && { payment_method: order.payment_method }),
  }),
  'event order.paid': ({ order }) => ({ status: order.status, service_title: order.service_title }),
  'event order.message': ({ order, note }) => ({
    sender_type: 'client',
    sender_name: clientNameOf(order),
    content: note ?? '',
  }),
  'event order.revision_requested': ({ order, note }) => ({
    feedback: note ?? '',
    revision_count: order.revision_count,
    max_revisions: order.max_revisions,
    is_extra: order.revision_count > order.max_revisions,
  }),
  'event order.disputed': ({ note }) => ({ reason: note ?? '' }),
  'event order.cancelled': ({ before, order }) => ({ previous_status: before?.status ?? order.status }),
};

export function isEvent(effect: Effect): effect is EventEffect {
  return effect in DATA;
}

export function eventOf(effect: EventEffect, happened: Happened) {
  const { id, agent_id } = happened.order;
  return {
    agentId: agent_id,
    orderId: id,
    event: effect.slice('event '.length),
    data: DATA[effect](happened),
  };
}

/** A client need not have a name. */
export function clientNameOf({ client_name, client_wallet }: OrderRow): string {
  return client_name ?? client_wallet ?? 'Client';
}
