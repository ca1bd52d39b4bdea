import { sign } from 'node:crypto';
import { base58 } from '@scure/base';
import { pointFromScalar, signRecoverable } from 'tiny-secp256k1';
import { type Address, type Hex, hexToBytes, toHex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { importEd25519Key } from '../foundation/platform/ed25519.ts';
import type { Network } from '../foundation/platform/networks.ts';

/** A key of ours on a network. It signs but cannot be read; its address has one nonce sequence. */
export interface Signer {
  readonly address: string;
  /** Solana: the 64-byte signature of the message. EVM: the 65-byte signature of the digest. */
  sign(bytes: Uint8Array): Promise<Uint8Array>;
}

/** Access to keys other than the treasury's. */
export interface Signers {
  find(network: Network, address: string): Promise<Signer | undefined>;
}

/** For deployments and tests without agent wallets. */
export const NO_SIGNERS: Signers = { find: async () => undefined };

/** Decrypts a key only while it signs, then overwrites it. */
type OpenKey = () => Uint8Array;

/** From 64 bytes: seed and public key, the format of Solana's tools. */
export function createSolanaSigner(
  open: OpenKey,
  address = base58.encode(open().subarray(SEED_BYTES)),
): Signer {
  return Object.freeze({
    address,
    sign: async (message: Uint8Array) =>
      withKey(open, (key) => sign(null, message, importEd25519Key(key.subarray(0, SEED_BYTES)))),
  });
}

export function createEvmSigner(open: OpenKey, address: string): Signer {
  return Object.freeze({
    address,
    sign: async (digest: Uint8Array) => withKey(open, (key) => signDigest(digest, key)),
  });
}

/** For a configured key, which stays in memory. */
export function createEvmSignerFromKey(key: Hex): Signer {
  return createEvmSigner(() => hexToBytes(key), deriveEvmAddress(key));
}

export function deriveEvmAddress(key: Hex): Address {
  const publicKey = pointFromScalar(hexToBytes(key), false);
  if (!publicKey) throw new RangeError('An EVM key is below the order of its curve');
  return publicKeyToAddress(toHex(publicKey));
}

/** From the 64 bytes of r and s. */
export function encodeEvmSignature(rs: Iterable<number>, parity: number): Uint8Array {
  return Uint8Array.from([...rs, V_OFFSET + parity]);
}

const SEED_BYTES = 32;
const V_OFFSET = 27;

/** Deterministic (RFC 6979) and with a low s. The library overwrites its copy of the key. */
function signDigest(digest: Uint8Array, key: Uint8Array): Uint8Array {
  const { signature, recoveryId } = signRecoverable(digest, key);
  return encodeEvmSignature(signature, recoveryId);
}

function withKey<T>(open: OpenKey, work: (key: Uint8Array) => T): T {
  const key = open();
  try {
    return work(key);
  } finally {
    key.fill(0);
  }
}
