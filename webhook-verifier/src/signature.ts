import { WebhookVerificationError } from './error.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';

// Room for a dozen digests: what is longer was not sent by the marketplace.
const MAX_LENGTH = 1024;

/** The timestamp as it was sent, for it is part of what was signed, and then the digests in hex. */
export function parseSignatureHeader(headers: WebhookHeaders): string[] {
  const header = typeof headers === 'string' ? headers : readHeader(headers, 'x-market-signature');
  if (!header) throw new WebhookVerificationError('missing_header', 'No X-Market-Signature');
  // Other keys are schemes of the future. Sorted, the timestamp comes first.
  const known = `${header
    .replace(/\s/g, '')
    .match(/(?<![^,])(t|v1)=[^,]*/g)
    ?.sort()}`;
  if (header.length <= MAX_LENGTH && /^t=\d+(,v1=[\da-f]{64})+$/i.test(known)) {
    return known.match(/(?<==)\w+/g) as string[];
  }
  throw new WebhookVerificationError('malformed_header', 'X-Market-Signature must be t=<seconds>,v1=<hex>');
}
