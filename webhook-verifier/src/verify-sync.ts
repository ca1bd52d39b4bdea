import { acceptClaim, type RawBody, readClaim, type VerifyOptions, type WebhookSecret } from './claim.ts';
import type { WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { isProven } from './node-hmac.ts';

/** `verify` without a promise, where `node:crypto` is there. */
export function verifySync(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): WebhookEvent {
  const claim = readClaim(rawBody, headers, secret, options);
  return acceptClaim(claim, isProven(claim));
}
