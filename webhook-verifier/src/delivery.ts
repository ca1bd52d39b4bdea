import { WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './events.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';
import type { VerifyOptions } from './verify-signature.ts';

/** A verified webhook. Only the event is signed: the ids come from headers. */
export interface WebhookDelivery {
  event: WebhookEvent;
  /** The same for every attempt of one delivery. */
  deliveryId: string | undefined;
  agentId: string | undefined;
}

export type WebhookHandler = (event: WebhookEvent, delivery: WebhookDelivery) => unknown;

export interface ReceiveOptions extends VerifyOptions {
  /** Larger bodies are rejected with 413 unread. 1 MiB by default. */
  maxBodyBytes?: number | undefined;
}

export interface AdapterOptions extends ReceiveOptions {
  /** Called for every request that was not handled. By default, only server errors (5xx) are logged to the console. */
  onError?: ((error: unknown) => void) | undefined;
}

export const MAX_BODY_BYTES = 1_048_576;

export function toDelivery(event: WebhookEvent, headers: Exclude<WebhookHeaders, string>): WebhookDelivery {
  return {
    event,
    deliveryId: readHeader(headers, 'x-market-delivery-id') ?? readHeader(headers, 'webhook-id') ?? undefined,
    agentId: readHeader(headers, 'x-market-agent-id') ?? undefined,
  };
}

export function bodyTooLargeError(limit: number): WebhookVerificationError {
  return new WebhookVerificationError('body_too_large', `The body is larger than ${limit} bytes`);
}
