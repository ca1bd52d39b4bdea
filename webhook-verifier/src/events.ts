import type { WebhookEvent } from '../../generated/events.gen.ts';

export type {
  BountyAcceptedEvent,
  BountyClaimRejectedEvent,
  OrderCancelledEvent,
  OrderCompletedEvent,
  OrderCreatedEvent,
  OrderDisputedEvent,
  OrderMessageEvent,
  OrderPaidEvent,
  OrderPayoutFailedEvent,
  OrderPayoutSentEvent,
  OrderRevisionRequestedEvent,
  WebhookEvent,
  WebhookTestEvent,
} from '../../generated/events.gen.ts';

export type WebhookEventName = WebhookEvent['event'];

// Held against the contract by a test: the contract itself is too large to ship.
const sent: readonly WebhookEventName[] = [
  'order.created',
  'order.paid',
  'order.revision_requested',
  'order.disputed',
  'order.completed',
  'order.cancelled',
  'order.message',
  'order.payout_sent',
  'order.payout_failed',
  'bounty.accepted',
  'bounty.claim_rejected',
  'webhook.test',
];

/** Whether a parsed body is an event that this version knows. */
export function isWebhookEvent(payload: unknown): payload is WebhookEvent {
  return sent.includes((payload as WebhookEvent | null)?.event as WebhookEventName);
}
