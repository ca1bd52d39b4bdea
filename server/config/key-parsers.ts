import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base58 } from '@scure/base';
import { type Address, getAddress, type Hex, isAddress } from 'viem';
import { deriveEd25519PublicKey } from '../foundation/platform/ed25519.ts';
import type { Parser } from './parsers.ts';

const KEY_BYTES = 32;
const SOLANA_SECRET_BYTES = 64;

export const solanaAddress: Parser<string> = {
  expected: 'a Solana address (base58 of 32 bytes)',
  parse: (value) => (decodeBase58(value)?.length === KEY_BYTES ? value : undefined),
};

export const evmAddress: Parser<Address> = {
  expected: 'an EVM address (0x and 40 hex digits, with a right checksum if it has capitals)',
  parse: (value) => (isAddress(value) ? getAddress(value) : undefined),
};

/** Both formats of Solana's tools. The second half must be the public key of the first. */
export const solanaKey: Parser<Uint8Array> = {
  expected: 'a Solana secret key of 64 bytes, in base58 or as the JSON array of a keypair file',
  parse(value) {
    const bytes = value.startsWith('[') ? decodeJsonArray(value) : decodeBase58(value);
    if (bytes?.length !== SOLANA_SECRET_BYTES) return undefined;
    const publicKey = deriveEd25519PublicKey(bytes.subarray(0, KEY_BYTES));
    return Buffer.compare(publicKey, bytes.subarray(KEY_BYTES)) === 0 ? bytes : undefined;
  },
};

export const evmKey: Parser<Hex> = {
  expected: 'an EVM private key (0x and 64 hex digits)',
  parse(value) {
    if (!/^0x[0-9a-f]{64}$/i.test(value)) return undefined;
    return secp256k1.utils.isValidSecretKey(Buffer.from(value.slice(2), 'hex')) ? (value as Hex) : undefined;
  },
};

/** Each once: two of one key would compete for its nonces. */
export const evmKeys: Parser<readonly Hex[]> = {
  expected: 'EVM private keys (0x and 64 hex digits each), separated by commas',
  parse(value) {
    const keys = value.split(',').map((item) => evmKey.parse(item.trim()));
    const isDistinct = new Set(keys.map((key) => key?.toLowerCase())).size === keys.length;
    return isDistinct && keys.every((key) => key !== undefined) ? keys : undefined;
  },
};

export const key32: Parser<Uint8Array> = {
  expected: '32 random bytes in base64 (openssl rand -base64 32)',
  parse: decodeKey,
};

export const versionedKeys: Parser<ReadonlyMap<number, Uint8Array>> = {
  expected:
    'keys as <version>:<base64 of 32 bytes>, separated by commas, such as 1:$(openssl rand -base64 32)',
  parse(value) {
    const keys = new Map<number, Uint8Array>();
    for (const item of value.split(',')) {
      const [, version, encoded = ''] = /^\s*([1-9]\d{0,5}):(\S+)\s*$/.exec(item) ?? [];
      const key = decodeKey(encoded);
      if (!version || !key || keys.has(Number(version))) return undefined;
      keys.set(Number(version), key);
    }
    return keys;
  },
};

function decodeKey(value: string): Uint8Array | undefined {
  const bytes = Buffer.from(value, 'base64');
  return bytes.length === KEY_BYTES && bytes.toString('base64') === value ? bytes : undefined;
}

function decodeBase58(value: string): Uint8Array | undefined {
  try {
    return base58.decode(value);
  } catch {
    return undefined;
  }
}

function decodeJsonArray(value: string): Uint8Array | undefined {
  try {
    const items: unknown = JSON.parse(value);
    return Array.isArray(items) && items.every(isByte) ? Uint8Array.from(items) : undefined;
  } catch {
    return undefined;
  }
}

function isByte(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255;
}
