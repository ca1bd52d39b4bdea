import { WebhookVerificationError } from './error.ts';
import { isWebhookEvent, type WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { decodeBase64, parseSignature } from './signature.ts';

/** The body exactly as received. */
export type RawBody = string | ArrayBufferView | ArrayBuffer;

/** The agent's `webhook_secret`; several during a rotation. */
export type WebhookSecret = string | readonly string[];

export interface VerifyOptions {
  /** How many seconds the timestamp may differ, either way. 300 by default. */
  tolerance?: number | undefined;
  /** The clock, in milliseconds. `Date.now` by default. */
  now?: (() => number) | undefined;
}

/** Whether one of the keys yields one of the hex digests for the prefix and the body. */
export type VerifyHmac<Result> = (
  keys: readonly (string | Uint8Array<ArrayBuffer>)[],
  digests: readonly string[],
  prefix: string,
  body: RawBody,
) => Result;

/** Verifies a well-formed and recent request; others are rejected before any work is done. */
export function verifySignature<Result>(
  prove: VerifyHmac<Result>,
  body: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  options?: VerifyOptions,
): Result {
  const secrets = parseSecrets(secret);
  assertRawBody(body);
  const { timestamp, digests, prefix, isStandard } = parseSignature(headers);
  assertRecent(timestamp, options);
  return prove(isStandard ? secrets.map(toStandardKey) : secrets, digests, prefix, body);
}

function toStandardKey(secret: string): Uint8Array<ArrayBuffer> {
  try {
    return decodeBase64(secret.replace('whsec_', ''));
  } catch {
    throw new WebhookVerificationError('bad_secret', 'The secret must be whsec_<base64>');
  }
}

export function parseSecrets(secret: WebhookSecret): readonly string[] {
  const secrets = [secret].flat();
  if (secrets[0] && secrets.every((one) => one && typeof one === 'string')) return secrets;
  throw new WebhookVerificationError('bad_secret', 'The secret must be a non-empty string');
}

/** Duck-typed, because an ArrayBuffer may come from another realm. */
export function assertRawBody(body: unknown): asserts body is RawBody {
  if (typeof body === 'string' || typeof (body as ArrayBuffer | null)?.byteLength === 'number') return;
  throw new WebhookVerificationError('body_not_raw', 'The body must be a raw string or bytes, not parsed');
}

export function assertRecent(
  timestamp: string,
  { tolerance = 300, now = Date.now }: VerifyOptions = {},
): void {
  const age = Math.floor(now() / 1000) - Number(timestamp);
  // So that NaN as tolerance or clock rejects instead of accepting everything.
  if (Math.abs(age) <= tolerance) return;
  throw new WebhookVerificationError(age < 0 ? 'future' : 'expired', `The timestamp is off by ${-age} s`);
}

/** The event in a body, if its signature was verified. */
export function parseVerifiedEvent(proven: boolean, body: RawBody): WebhookEvent {
  if (!proven) {
    throw new WebhookVerificationError('mismatch', 'Wrong secret, or the body was altered');
  }
  const payload = parseJson(body);
  if (isWebhookEvent(payload)) return payload;
  throw new WebhookVerificationError('unknown_event', 'Unknown event', payload);
}

export function parseJson(body: RawBody): unknown {
  try {
    return JSON.parse(
      typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body as ArrayBuffer),
    );
  } catch {
    throw new WebhookVerificationError('not_json', 'The body is not JSON');
  }
}
