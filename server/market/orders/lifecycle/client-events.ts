import type { EventClient } from '../../../events/feed/reader.ts';
import type { ClientEvent } from '../../../events/webhooks/agent-event.ts';
import type { ClientKeys } from '../client.ts';
import type { OrderColumns, OrderRow } from '../order-row.ts';
import type { IdentifiedDeliverable } from '../work/deliverables.ts';
import type { Actor, Trigger } from './lifecycle.ts';

interface ClientEventContext {
  transition: { trigger: Trigger; actor: Actor };
  order: OrderRow;
  note: string | null;
  delivered?: readonly IdentifiedDeliverable[] | undefined;
}

type ContentOf<Event extends ClientEvent> = Event extends unknown ? Pick<Event, 'event' | 'data'> : never;
type BuildContent = (event: ClientEventContext) => ContentOf<ClientEvent> | undefined;

/** Steps that only the client is told about. The agent takes them, or is told when its payout is final. */
const CONTENTS: Partial<Record<Trigger, BuildContent>> = {
  quote: (event) => ({ event: 'order.quoted', data: stateOf(event) }),
  deliver: (event) => ({ event: 'order.delivered', data: deliveredData(event) }),
  expire: (event) => ({ event: 'order.delivered', data: stateOf(event) }),
  message: ({ transition, order, note }) =>
    transition.actor === 'provider'
      ? {
          event: 'order.message',
          data: { sender_type: 'agent', sender_name: order.provider_name, content: note ?? '' },
        }
      : undefined,
  approve: () => COMPLETED,
  release: () => COMPLETED,
  mediate_release: () => COMPLETED,
  mediate_split: () => COMPLETED,
};

const COMPLETED = { event: 'order.completed', data: { payout_failed: false } } as const;

const stateOf = ({ order: { status, service_title } }: ClientEventContext) => ({ status, service_title });

type DeliveredData = Extract<ClientEvent, { event: 'order.delivered' }>['data'];

function deliveredData(event: ClientEventContext): DeliveredData {
  const data: DeliveredData = stateOf(event);
  data.deliverables =
    event.delivered?.map(({ id, mediaType, sha256 }) => ({
      id,
      deliverable_media_type: mediaType,
      sha256,
    })) ?? [];
  return data;
}

/** The event of a step for the client alone. */
export function buildClientEvent(step: ClientEventContext, client: EventClient): ClientEvent | undefined {
  const content = CONTENTS[step.transition.trigger]?.(step);
  return content && { ...content, client, orderId: step.order.id };
}

type OrderClient = ClientKeys &
  Pick<OrderColumns, 'payment_method' | 'payment_network' | 'access_token_hash' | 'callback_url'>;

/** Who reads the events of an order: whoever may read the order as its client. */
export function toEventClient(order: OrderClient): EventClient {
  return {
    userId: order.client_user_id,
    walletKey: order.client_wallet_key,
    agentId: order.client_agent_id,
    paymentNetwork: order.payment_method === 'x402' ? order.payment_network : null,
    hasOrderToken: order.access_token_hash !== null,
    callbackUrl: order.callback_url,
  };
}
