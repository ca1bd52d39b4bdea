import { WebhookVerificationError } from './error.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';

// Room for a dozen digests: the marketplace sends nothing longer.
const MAX_LENGTH = 1024;

export interface ParsedSignature {
  /** In Unix seconds, as sent, because it is part of the signed text. */
  timestamp: string;
  /** In hex. */
  digests: readonly string[];
  /** The signed text before the body. */
  prefix: string;
  /** By Standard Webhooks, the key is the secret behind its prefix, decoded as base64. */
  isStandard?: boolean;
}

/** From `X-Market-Signature`, or without it from the headers of Standard Webhooks. */
export function parseSignature(headers: WebhookHeaders): ParsedSignature {
  const read = (name: string) => (typeof headers === 'string' ? undefined : readHeader(headers, name));
  const header = typeof headers === 'string' ? headers : read('x-market-signature');
  const standard = read('webhook-signature');
  if (!header && !standard) throw new WebhookVerificationError('missing_header', 'No X-Market-Signature');
  const parsed = header
    ? parseHeader(header)
    : parseStandardHeader(`${standard}`, read('webhook-id'), `${read('webhook-timestamp')}`);
  if (parsed && `${header || standard}`.length <= MAX_LENGTH) return parsed;
  throw new WebhookVerificationError(
    'malformed_header',
    header ? 'X-Market-Signature must be t=<seconds>,v1=<hex>' : 'webhook-signature must be v1,<base64>',
  );
}

function parseHeader(header: string): ParsedSignature | undefined {
  // Other keys are reserved for future schemes. Sorted, the timestamp comes first.
  const known = `${header
    .replace(/\s/g, '')
    .match(/(?<![^,])(t|v1)=[^,]*/g)
    ?.sort()}`;
  if (!/^t=\d+(,v1=[\da-f]{64})+$/i.test(known)) return undefined;
  const [timestamp = '', ...digests] = known.match(/(?<==)\w+/g) as string[];
  return { timestamp, digests, prefix: `${timestamp}.` };
}

function parseStandardHeader(
  header: string,
  id: string | null | undefined,
  timestamp: string,
): ParsedSignature | undefined {
  const digests = header.match(/(?<=(?<![^ ])v1,)[A-Za-z\d+/]{43}=(?![^ ])/g);
  if (!id || !digests || !/^\d+$/.test(timestamp)) return undefined;
  return { timestamp, digests: digests.map(toHex), prefix: `${id}.${timestamp}.`, isStandard: true };
}

function toHex(base64: string): string {
  return Array.from(decodeBase64(base64), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
