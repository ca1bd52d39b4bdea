import { randomBytes } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

export interface WalletSigner {
  address: string;
  chain: 'solana' | 'base';
  sign(message: string): Promise<string>;
}

export interface SolanaSigner extends WalletSigner {
  chain: 'solana';
  /** 64 bytes, the format of Solana's tools. */
  secretKey: Uint8Array;
}

export interface EvmSigner extends WalletSigner {
  chain: 'base';
  address: `0x${string}`;
  account: PrivateKeyAccount;
}

/** A new Solana key. */
export function solanaSigner(): SolanaSigner {
  const seed = randomBytes(32);
  const publicKey = ed25519.getPublicKey(seed);
  return {
    chain: 'solana',
    address: base58.encode(publicKey),
    secretKey: Uint8Array.from([...seed, ...publicKey]),
    sign: async (message) => base58.encode(ed25519.sign(Buffer.from(message), seed)),
  };
}

/** A new EVM key. */
export function evmSigner(): EvmSigner {
  const account = privateKeyToAccount(generatePrivateKey());
  return {
    chain: 'base',
    address: account.address,
    account,
    sign: (message) => account.signMessage({ message }),
  };
}

export interface WalletCredentials {
  wallet: string;
  wallet_sig: string;
  wallet_sig_ts: number;
}

/** The three fields of a wallet signature; `at` is the signed time. */
export async function createWalletCredentials(
  signer: WalletSigner,
  at = Date.now(),
): Promise<WalletCredentials> {
  const { address } = signer;
  return {
    wallet: address,
    wallet_sig: await signer.sign(`market:${address}:${at}`),
    wallet_sig_ts: at,
  };
}

const CACHE_TTL_MS = 20_000;
const cachedCredentials = new WeakMap<WalletSigner, WalletCredentials>();

/** Reuses a signature for a while, as clients do: signing and verifying takes longest in most requests. */
export async function getCachedCredentials(signer: WalletSigner): Promise<WalletCredentials> {
  const last = cachedCredentials.get(signer);
  if (last && Math.abs(Date.now() - last.wallet_sig_ts) < CACHE_TTL_MS) return last;
  const credentials = await createWalletCredentials(signer);
  cachedCredentials.set(signer, credentials);
  return credentials;
}
