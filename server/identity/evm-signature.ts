import { secp256k1 } from '@noble/curves/secp256k1.js';
import { type Address, type Hex, isAddressEqual, recoverMessageAddress, type Signature } from 'viem';

const KEY_SIGNATURE = /^0x([0-9a-f]{64})([0-9a-f]{64})(00|01|1b|1c)$/;
const HALF_ORDER = secp256k1.Point.Fn.ORDER / 2n;

/** `not_this_key`: not signed by the EOA of this address; the address may still be a contract that accepts it. */
export type KeySignatureResult = 'good' | 'malleable' | 'not_this_key';

/** EIP-191 by an EOA: 65 bytes, recovery byte 27, 28, 0 or 1, and low s only. */
export async function verifyEvmKeySignature(
  address: string,
  message: string,
  signature: string,
): Promise<KeySignatureResult> {
  const parts = parseKeySignature(signature);
  const signer = parts && (await recoverSigner(message, parts));
  if (!signer || !isAddressEqual(signer, address as Address)) return 'not_this_key';
  return BigInt(parts.s) <= HALF_ORDER ? 'good' : 'malleable';
}

function parseKeySignature(signature: string): Signature | undefined {
  const match = KEY_SIGNATURE.exec(signature.toLowerCase());
  if (!match) return undefined;
  const [, r, s, v] = match;
  return { r: `0x${r}`, s: `0x${s}`, yParity: v === '00' || v === '1b' ? 0 : 1 };
}

async function recoverSigner(message: string, signature: Signature): Promise<Hex | undefined> {
  try {
    return await recoverMessageAddress({ message, signature });
  } catch {
    // r or s out of range, or not a point on the curve
    return undefined;
  }
}
