import { secp256k1 } from '@noble/curves/secp256k1.js';
import { type Address, type Hex, hashMessage, isAddressEqual } from 'viem';
import { recoverSigner } from '../chain/evm/recover-signer.ts';

const KEY_SIGNATURE = /^0x[0-9a-f]{64}([0-9a-f]{64})(?:00|01|1b|1c)$/;
const HALF_ORDER = secp256k1.Point.Fn.ORDER / 2n;

/** `not_this_key`: not signed by the EOA of this address; the address may still be a contract that accepts it. */
export type KeySignatureResult = 'good' | 'malleable' | 'not_this_key';

/** EIP-191 by an EOA: 65 bytes, recovery byte 27, 28, 0 or 1, and low s only. */
export function verifyEvmKeySignature(
  address: string,
  message: string,
  signature: string,
): KeySignatureResult {
  const lowerCased = signature.toLowerCase();
  const [, s] = KEY_SIGNATURE.exec(lowerCased) ?? [];
  const signer = s && tryRecoverSigner(message, lowerCased as Hex);
  if (!signer || !isAddressEqual(signer, address as Address)) return 'not_this_key';
  return BigInt(`0x${s}`) <= HALF_ORDER ? 'good' : 'malleable';
}

function tryRecoverSigner(message: string, signature: Hex): Address | undefined {
  try {
    return recoverSigner(hashMessage(message, 'bytes'), signature);
  } catch {
    // r or s out of range, or not a point on the curve
    return undefined;
  }
}
