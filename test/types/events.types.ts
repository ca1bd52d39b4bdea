import type { DeclaredEvent, WebhookEvent } from '../../generated/events.gen.ts';
import type { WebhookEventName } from '../../generated/vocabulary.gen.ts';

/** Events narrow on `event`. */
export function describeEvent(received: WebhookEvent): string {
  switch (received.event) {
    case 'order.revision_requested':
      return `${received.data.feedback} ${received.data.revision_count + 1}`;
    case 'order.payout_sent':
      return received.data.tx_hash;
    case 'bounty.accepted':
      return received.data.bounty_id;
    case 'order.paid':
      // @ts-expect-error a field of another event
      return received.data.feedback;
    // @ts-expect-error declared and never sent
    case 'order.quoted':
      return '';
    default:
      return received.order_id;
  }
}

export const declared: DeclaredEvent['event'][] = ['order.quoted', 'order.delivered'];

// @ts-expect-error not an event
export const unknown: DeclaredEvent['event'] = 'order.exploded';

type Filterable = Exclude<WebhookEvent['event'], 'webhook.test'>;

/** Agents can filter every webhook but tests. */
export const filterable: [Filterable] extends [WebhookEventName]
  ? [WebhookEventName] extends [Filterable]
    ? true
    : never
  : never = true;
