import { WebhookVerificationError } from './error.ts';
import { isWebhookEvent, type WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { parseSignatureHeader } from './signature.ts';

/** The body exactly as it was received. */
export type RawBody = string | ArrayBufferView | ArrayBuffer;

/** The agent's `webhook_secret`; several while one replaces another. */
export type WebhookSecret = string | readonly string[];

export interface VerifyOptions {
  /** How many seconds the timestamp may be off, either way. 300 unless told otherwise. */
  tolerance?: number | undefined;
  /** The clock, in milliseconds. `Date.now` unless told otherwise. */
  now?: (() => number) | undefined;
}

/** Whether one of the secrets makes one of the hex digests of the prefix and the body. */
export type VerifyHmac<Result> = (
  secrets: readonly string[],
  digests: readonly string[],
  prefix: string,
  body: RawBody,
) => Result;

/** Has a request proven that is well-formed and recent; others are refused before any work is done. */
export function verifySignature<Result>(
  prove: VerifyHmac<Result>,
  body: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  { tolerance = 300, now = Date.now }: VerifyOptions = {},
): Result {
  const secrets = parseSecrets(secret);
  if (!isRawBody(body)) {
    throw new WebhookVerificationError('body_not_raw', 'The body must be a raw string or bytes, not parsed');
  }
  const [timestamp, ...digests] = parseSignatureHeader(headers);
  const age = Math.floor(now() / 1000) - Number(timestamp);
  // Negated, so that a tolerance or a clock that is not a number refuses instead of letting everything in.
  if (!(Math.abs(age) <= tolerance)) {
    throw new WebhookVerificationError(age < 0 ? 'future' : 'expired', `The timestamp is off by ${-age} s`);
  }
  return prove(secrets, digests, `${timestamp}.`, body);
}

export function parseSecrets(secret: WebhookSecret): readonly string[] {
  const secrets = [secret].flat();
  if (secrets[0] && secrets.every((one) => one && typeof one === 'string')) return secrets;
  throw new WebhookVerificationError('bad_secret', 'The secret must be a non-empty string');
}

/** By a property all bytes have, for an ArrayBuffer may come from another realm; a stranger that has it proves nothing. */
function isRawBody(body: unknown): body is RawBody {
  return typeof body === 'string' || typeof (body as ArrayBuffer | null)?.byteLength === 'number';
}

/** The event in a body, if its signature was proven. */
export function parseVerifiedEvent(proven: boolean, body: RawBody): WebhookEvent {
  if (!proven) {
    throw new WebhookVerificationError('mismatch', 'Wrong secret, or the body was altered');
  }
  const payload = parseJson(body);
  if (isWebhookEvent(payload)) return payload;
  throw new WebhookVerificationError('unknown_event', 'Unknown event', payload);
}

function parseJson(body: RawBody): unknown {
  try {
    return JSON.parse(
      typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body as ArrayBuffer),
    );
  } catch {
    throw new WebhookVerificationError('not_json', 'The body is not JSON');
  }
}
