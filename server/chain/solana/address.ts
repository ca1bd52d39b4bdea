import { base58 } from '@scure/base';
import { PublicKey } from '@solana/web3.js';
import { InvalidRecipientError } from '../errors.ts';

const ADDRESS_BYTES = 32;

/** Requires exactly 32 bytes: PublicKey pads shorter input, and the money would be lost. */
export function parseAddress(text: string): PublicKey {
  const bytes = decodeBase58(text);
  if (bytes?.length !== ADDRESS_BYTES) throw new InvalidRecipientError(`${text} is not a Solana address.`);
  return new PublicKey(bytes);
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}
