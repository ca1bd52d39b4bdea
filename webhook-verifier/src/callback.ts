import type { DeclaredEvent } from '../../generated/events.gen.ts';
import { WebhookVerificationError } from './error.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';
import { decodeBase64 } from './signature.ts';
import {
  assertRawBody,
  assertRecent,
  parseJson,
  type RawBody,
  type VerifyOptions,
} from './verify-signature.ts';

/** An event of an order or a bounty, as its client gets it. */
export type CallbackEvent = DeclaredEvent;

/** The keys of the market: its `/.well-known/did.json`. */
export interface CallbackKeys {
  readonly verificationMethod: readonly { readonly publicKeyJwk: { readonly x: string } }[];
}

// Room for a dozen signatures: the marketplace sends one.
const MAX_LENGTH = 1024;
const ED25519 = { name: 'Ed25519' };

/**
 * The event of a callback, once a published key of the market verifies its signature; otherwise throws a
 * `WebhookVerificationError`. It takes no account and no secret.
 *
 * @example
 * const keys = await (await fetch('https://market.example/.well-known/did.json')).json();
 * const event = await verifyCallback(await request.text(), request.headers, keys);
 * if (event.event === 'order.delivered') await fetchResult(event.order_id);
 */
export async function verifyCallback(
  rawBody: RawBody,
  headers: Exclude<WebhookHeaders, string>,
  keys: CallbackKeys,
  options?: VerifyOptions,
): Promise<CallbackEvent> {
  assertRawBody(rawBody);
  const { prefix, timestamp, signatures } = parseHeaders(headers);
  assertRecent(timestamp, options);
  const signed = join(new TextEncoder().encode(prefix), toBytes(rawBody));
  if (!(await isSigned(keys, signatures, signed))) {
    throw new WebhookVerificationError('mismatch', 'Not signed by the market, or the body was altered');
  }
  const payload = parseJson(rawBody);
  if (typeof (payload as CallbackEvent | null)?.event === 'string') return payload as CallbackEvent;
  throw new WebhookVerificationError('unknown_event', 'Unknown event', payload);
}

function parseHeaders(headers: Exclude<WebhookHeaders, string>) {
  const [id, timestamp, header] = ['id', 'timestamp', 'signature'].map((name) =>
    readHeader(headers, `webhook-${name}`),
  );
  if (!header) throw new WebhookVerificationError('missing_header', 'No webhook-signature');
  const signatures = header.match(/(?<=(?<![^ ])v1a,)[A-Za-z\d+/]{86}==(?![^ ])/g);
  if (header.length <= MAX_LENGTH && id && timestamp && /^\d+$/.test(timestamp) && signatures) {
    return { timestamp, prefix: `${id}.${timestamp}.`, signatures: signatures.map(decodeBase64) };
  }
  throw new WebhookVerificationError('malformed_header', 'webhook-signature must be v1a,<base64>');
}

async function isSigned(
  { verificationMethod }: CallbackKeys,
  signatures: readonly Uint8Array<ArrayBuffer>[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  for (const { publicKeyJwk } of verificationMethod) {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKeyJwk.x };
    const key = await crypto.subtle.importKey('jwk', jwk, ED25519, false, ['verify']);
    for (const signature of signatures) {
      if (await crypto.subtle.verify(ED25519, key, signature, signed)) return true;
    }
  }
  return false;
}

function toBytes(body: RawBody): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  return ArrayBuffer.isView(body)
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    : new Uint8Array(body);
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
