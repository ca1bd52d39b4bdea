import { createHash } from 'node:crypto';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { MalformedPaymentError } from './errors.ts';
import type { SignedProof } from './proof.ts';

/** As bounded by the `payment-identifier` extension. */
const IDENTIFIER_PATTERN = /^[a-zA-Z0-9_-]{16,128}$/;

/** The request key of a payload, if it has one. */
export function parsePaymentIdentifier({ payload }: SignedProof): string | undefined {
  const extension = readField(readField(payload, 'extensions'), 'payment-identifier');
  const id = readField(readField(extension, 'info'), 'id');
  if (id === undefined) return undefined;
  if (typeof id === 'string' && IDENTIFIER_PATTERN.test(id)) return id;
  throw new MalformedPaymentError(
    'The id of `payment-identifier` must be 16 to 128 letters, digits, hyphens and underscores.',
  );
}

/** Scoped by payer: others may use the same key. */
export function hashPaymentIdentifier(payer: string, identifier: string): string {
  return createHash('sha256')
    .update(JSON.stringify([normalizeWalletAddress(payer), identifier]))
    .digest('hex');
}

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
