import { recover } from 'tiny-secp256k1';
import { type Address, concat, type Hex, hexToBytes, parseSignature, toHex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';

const SIGNATURE_PATTERN = /^0x[0-9a-fA-F]{130}$/;

/** The address whose key made the signature. Throws if it is malformed, or no key can have made it. */
export function recoverSigner(digest: Uint8Array, signature: Hex): Address {
  if (!SIGNATURE_PATTERN.test(signature)) throw new Error('A signature has 65 bytes');
  const { r, s, yParity } = parseSignature(signature);
  const publicKey = recover(digest, hexToBytes(concat([r, s])), yParity === 0 ? 0 : 1, false);
  if (!publicKey) throw new Error('No key can have made this signature');
  return publicKeyToAddress(toHex(publicKey));
}
