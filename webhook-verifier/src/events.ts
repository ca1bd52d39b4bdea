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

// A record rather than a list: a missing name and one too many are both compile errors.
const sent: Record<WebhookEventName, 1> = {
  'order.created': 1,
  'order.paid': 1,
  'order.revision_requested': 1,
  'order.disputed': 1,
  'order.completed': 1,
  'order.cancelled': 1,
  'order.message': 1,
  'order.payout_sent': 1,
  'order.payout_failed': 1,
  'bounty.accepted': 1,
  'bounty.claim_rejected': 1,
  'webhook.test': 1,
};

/** Whether a parsed body is an event that this version knows. */
export function isWebhookEvent(payload: unknown): payload is WebhookEvent {
  const name = (payload as { event?: unknown } | null)?.event;
  return typeof name === 'string' && Object.hasOwn(sent, name);
}
