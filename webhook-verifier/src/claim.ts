import { WebhookVerificationError } from './error.ts';
import { isWebhookEvent, type WebhookEvent } from './events.ts';
import type { WebhookHeaders } from './headers.ts';
import { readSignature } from './signature.ts';

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

/** What the request says of itself, well-formed and recent, and yet to be proven. */
export interface Claim {
  secrets: readonly string[];
  /** What is signed before the body. */
  prefix: string;
  body: string | Uint8Array<ArrayBuffer>;
  digests: string[];
}

export function readClaim(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: WebhookSecret,
  { tolerance = 300, now = Date.now }: VerifyOptions = {},
): Claim {
  const secrets = readSecrets(secret);
  const body = readBody(rawBody);
  const { timestamp, digests } = readSignature(headers);
  const age = Math.floor(now() / 1000) - Number(timestamp);
  // Negated, so that a tolerance or a clock that is not a number refuses instead of letting everything in.
  if (!(age <= tolerance)) throw new WebhookVerificationError('expired', `Signed ${age} s ago`);
  if (!(-age <= tolerance)) throw new WebhookVerificationError('future', `Signed ${-age} s in the future`);
  return { secrets, prefix: `${timestamp}.`, body, digests };
}

export function readSecrets(secret: WebhookSecret): readonly string[] {
  const secrets = [secret].flat() as readonly unknown[];
  if (secrets.length && secrets.every((one) => one && typeof one === 'string')) return secrets as string[];
  throw new WebhookVerificationError(
    'bad_secret',
    'The secret must be a non-empty string or a list of them; is its variable set?',
  );
}

function readBody(body: RawBody): string | Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return body;
  if (ArrayBuffer.isView(body)) {
    return new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength);
  }
  // Not instanceof: an ArrayBuffer may come from another realm.
  if (Object.prototype.toString.call(body) === '[object ArrayBuffer]') return new Uint8Array(body);
  throw new WebhookVerificationError(
    'body_not_raw',
    `The body must be the raw string or bytes, not ${body === null ? 'null' : typeof body}; verify before parsing it`,
  );
}

export function acceptClaim({ body }: Claim, proven: boolean): WebhookEvent {
  if (!proven) {
    throw new WebhookVerificationError(
      'mismatch',
      'No signature fits: another secret, or the body is not byte for byte what was sent',
    );
  }
  const payload = parse(body);
  if (isWebhookEvent(payload)) return payload;
  throw new WebhookVerificationError('unknown_event', 'This version does not know the event', payload);
}

function parse(body: Claim['body']): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new WebhookVerificationError('not_json', 'The body is not JSON');
  }
}
