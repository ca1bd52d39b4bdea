import { accept, examine, type RawBody, type VerifyOptions, type WebhookSecret } from './claim.ts';
import type { WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { prove } from './node-hmac.ts';

/** `verify` without a promise, where `node:crypto` is there. */
export function verifySync(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): WebhookEvent {
  return accept(examine(prove, rawBody, headers, secret, options), rawBody);
}
