import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';

const SIGNATURE_BYTES = 64;
/** Only canonical encodings, and no small-order keys, under which one signature is valid for many messages. */
const STRICT = { zip215: false };

export function verifySolanaSignature(address: string, message: string, signature: string): boolean {
  const bytes = decodeBase58(signature);
  if (bytes?.length !== SIGNATURE_BYTES) return false;
  return ed25519.verify(bytes, Buffer.from(message, 'utf8'), base58.decode(address), STRICT);
}

function decodeBase58(text: string): Uint8Array | undefined {
  // decoding takes quadratic time; 64 bytes never need more characters
  if (text.length > 88) return undefined;
  try {
    return base58.decode(text);
  } catch {
    return undefined;
  }
}
