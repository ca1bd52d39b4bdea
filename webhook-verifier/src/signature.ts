import { WebhookVerificationError } from './error.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';

// Room for a dozen digests: the marketplace sends nothing longer.
const MAX_LENGTH = 1024;

/** The timestamp as sent, because it is part of the signed text, then the digests in hex. */
export function parseSignatureHeader(headers: WebhookHeaders): string[] {
  const header = typeof headers === 'string' ? headers : readHeader(headers, 'x-market-signature');
  if (!header) throw new WebhookVerificationError('missing_header', 'No X-Market-Signature');
  // Other keys are reserved for future schemes. Sorted, the timestamp comes first.
  const known = `${header
    .replace(/\s/g, '')
    .match(/(?<![^,])(t|v1)=[^,]*/g)
    ?.sort()}`;
  if (header.length <= MAX_LENGTH && /^t=\d+(,v1=[\da-f]{64})+$/i.test(known)) {
    return known.match(/(?<==)\w+/g) as string[];
  }
  throw new WebhookVerificationError('malformed_header', 'X-Market-Signature must be t=<seconds>,v1=<hex>');
}
