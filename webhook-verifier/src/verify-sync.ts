import type { WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { verifyHmac } from './node-hmac.ts';
import {
  parseVerifiedEvent,
  type RawBody,
  type VerifyOptions,
  verifySignature,
  type WebhookSecret,
} from './verify-signature.ts';

/** `verify` without a promise, if `node:crypto` is available. */
export function verifySync(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): WebhookEvent {
  return parseVerifiedEvent(verifySignature(verifyHmac, rawBody, headers, secret, options), rawBody);
}
