import { base58 } from '@scure/base';
import { BadRequestError } from '../foundation/platform/errors.ts';
import { isEvmNetwork, type Network } from '../foundation/platform/networks.ts';

const SIGNATURE_BYTES = 64;

/**
 * The canonical form of a transaction reference, under which it can be spent. Two spellings of one transaction must
 * never count as two payments, so anything that is not clearly a reference is rejected.
 */
export function normaliseReference(network: Network, reference: string): string {
  const normal = isEvmNetwork(network) ? normaliseHash(reference) : normaliseSignature(reference);
  if (normal) return normal;
  const expected = isEvmNetwork(network)
    ? 'a transaction hash: 0x and 64 hex digits'
    : 'a transaction signature: base58 of 64 bytes';
  throw new BadRequestError('malformed_payment', `Name a payment on ${network} by ${expected}.`);
}

/** Whether a text could be a transaction reference on this network. */
export function isReference(network: Network, reference: string): boolean {
  const normal = isEvmNetwork(network) ? normaliseHash(reference) : normaliseSignature(reference);
  return normal !== undefined;
}

function normaliseHash(reference: string): string | undefined {
  return /^0x[0-9a-fA-F]{64}$/.test(reference) ? reference.toLowerCase() : undefined;
}

function normaliseSignature(reference: string): string | undefined {
  try {
    const bytes = base58.decode(reference);
    return bytes.length === SIGNATURE_BYTES ? base58.encode(bytes) : undefined;
  } catch {
    return undefined;
  }
}
