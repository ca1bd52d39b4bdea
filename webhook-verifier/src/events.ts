import { sentEvents, type WebhookEvent } from '../../generated/events.gen.ts';

export type {
  BountyAcceptedEvent,
  BountyClaimRejectedEvent,
  BountyCreatedEvent,
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

/** Whether a parsed body is an event that this version knows. */
export function isWebhookEvent(payload: unknown): payload is WebhookEvent {
  return sentEvents.includes((payload as WebhookEvent | null)?.event as WebhookEventName);
}
