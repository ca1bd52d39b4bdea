import type { WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import {
  parseVerifiedEvent,
  type RawBody,
  type VerifyOptions,
  verifySignature,
  type WebhookSecret,
} from './verify-signature.ts';
import { verifyHmac } from './web-hmac.ts';

/**
 * The event of a webhook, once its signature is verified; otherwise throws a `WebhookVerificationError`.
 *
 * @example
 * const event = await verify(await request.text(), request.headers, webhookSecret);
 * if (event.event === 'order.paid') await startWork(event.order_id);
 */
export async function verify(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): Promise<WebhookEvent> {
  return parseVerifiedEvent(await verifySignature(verifyHmac, rawBody, headers, secret, options), rawBody);
}
