import { calculateSigRecovery, concatBytes, setLengthLeft } from '@ethereumjs/util';
import { createKeccak } from 'hash-wasm';
import { recover } from 'tiny-secp256k1';

/** Most of a chain's time goes into hashes and signatures, which WebAssembly computes several times faster. */
const keccak = await createKeccak(256);

export function hashKeccak256(data: Uint8Array): Uint8Array {
  return keccak.init().update(data).digest('binary');
}

/** Without its first byte. */
export function recoverPublicKey(
  hash: Uint8Array,
  v: bigint,
  r: Uint8Array,
  s: Uint8Array,
  chainId?: bigint,
): Uint8Array {
  const recovery = Number(calculateSigRecovery(v, chainId));
  if (recovery !== 0 && recovery !== 1) throw new Error('Invalid signature v value');
  const signature = concatBytes(setLengthLeft(r, 32), setLengthLeft(s, 32));
  const key = recover(hash, signature, recovery, false);
  if (!key) throw new Error('no key has made this signature');
  return key.slice(1);
}
