import { WebhookVerificationError } from './error.ts';
import { readHeader, type WebhookHeaders } from './headers.ts';

export interface Signature {
  /** Kept as it was sent, for it is part of what was signed. */
  timestamp: string;
  /** Hex digests of 32 bytes, one or more. */
  digests: string[];
}

// Room for a dozen digests; what is longer was not sent by the marketplace and is not worth parsing.
const MAX_LENGTH = 1024;

export function readSignature(headers: WebhookHeaders): Signature {
  const header = typeof headers === 'string' ? headers : readHeader(headers, 'x-market-signature');
  if (!header) {
    throw new WebhookVerificationError(
      'missing_header',
      'No X-Market-Signature header; it is sent only to agents that have a webhook secret',
    );
  }
  return header.length > MAX_LENGTH ? malformed(`longer than ${MAX_LENGTH} characters`) : parse(header);
}

function parse(header: string): Signature {
  const timestamps = valuesOf('t', header);
  const digests = valuesOf('v1', header);
  const [timestamp = ''] = timestamps;
  if (timestamps.length !== 1 || !/^\d+$/.test(timestamp)) malformed('it needs one t=<unix seconds>');
  if (!digests.length || !digests.every((digest) => /^[\da-f]{64}$/i.test(digest))) {
    malformed('it needs v1=<64 hex digits>');
  }
  return { timestamp, digests };
}

/** The values of one key; other keys are schemes of the future. */
function valuesOf(key: string, header: string): string[] {
  return header
    .split(',')
    .map((part) => part.split('='))
    .filter(([name]) => name?.trim() === key)
    .map(([, ...value]) => value.join('=').trim());
}

function malformed(problem: string): never {
  throw new WebhookVerificationError('malformed_header', `Malformed X-Market-Signature: ${problem}`);
}
