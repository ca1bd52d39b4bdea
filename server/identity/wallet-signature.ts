import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { UnauthorizedError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import type { ContractWallets } from './contract-wallet.ts';
import { verifyEvmKeySignature } from './evm-signature.ts';
import { requireFreshTimestamp } from './signature-age.ts';
import { verifySolanaSignature } from './solana-signature.ts';
import { detectChain, type WalletChain } from './wallet.ts';

export interface SignedWallet {
  /** As sent: it stands in the signed message like this. */
  wallet: string;
  signature: string;
  /** Unix milliseconds. */
  timestamp: number;
  /** Must agree with the shape of the address. */
  chain?: WalletChain | undefined;
  /** Who sent it, by network address. */
  sender: string;
}

/** Any text that a wallet is said to have signed. */
export interface SignedMessage extends Pick<SignedWallet, 'wallet' | 'signature' | 'sender'> {
  message: string;
}

export function buildWalletMessage(wallet: string, timestamp: number): string {
  return `market:${wallet}:${timestamp}`;
}

const MAX_CACHED = 10_000;

/** How a wallet has signed. A plain key is the same on every chain of its kind. */
export interface SignatureProof {
  /** The networks on which a contract wallet agreed. */
  provenOn?: readonly Network[];
}

export interface VerifiedWallet extends SignatureProof {
  chain: WalletChain;
}

/** Proves that a wallet signed our message a short while ago. */
export class WalletSignatures {
  /** What a key has signed it has signed for good, and most clients send one signature with many requests. */
  readonly #verifiedCache = new LRUCache<string, true>({ max: MAX_CACHED });
  readonly #contracts: ContractWallets;
  readonly #otherNetworks: ReadonlyMap<Network, ContractWallets>;

  /** Contract wallets are known by Base; `elsewhere` are the other networks that can be asked about them. */
  constructor(contracts: ContractWallets, elsewhere: ReadonlyMap<Network, ContractWallets> = new Map()) {
    this.#contracts = contracts;
    this.#otherNetworks = elsewhere;
  }

  /** Throws 401 when the proof is not good, 503 when the chain must be asked and is out of reach. */
  async verify(signed: SignedWallet): Promise<VerifiedWallet> {
    const chain = requireChain(signed);
    requireFreshTimestamp(signed.timestamp, 'wallet_sig_ts');
    const message = buildWalletMessage(signed.wallet, signed.timestamp);
    const proof = await this.verifyMessage({ ...signed, message }, chain);
    if (proof) return { chain, ...proof };
    throw invalidSignatureError('wallet_sig is not a signature of this wallet over this message');
  }

  /** Of any message; whether the wallet may be a contract, which only the chain can tell, is for the caller to say. */
  async verifyMessage(
    signed: SignedMessage,
    chain: WalletChain,
    mayBeContract = true,
  ): Promise<SignatureProof | undefined> {
    const fingerprint = computeFingerprint(signed);
    if (this.#verifiedCache.has(fingerprint)) return {};
    const verdict = await verifyKeySignature(signed, chain);
    if (verdict === 'good') this.#verifiedCache.set(fingerprint, true);
    if (verdict !== 'not_this_key') return verdict === 'good' ? {} : undefined;
    const isContract = mayBeContract && (await isSignedBy(this.#contracts, signed));
    return isContract
      ? { provenOn: ['base-mainnet', ...(await this.#listAgreeingNetworks(signed))] }
      : undefined;
  }

  /** A network that is out of reach has not agreed: the others are not to wait for it. */
  async #listAgreeingNetworks(signed: SignedMessage): Promise<Network[]> {
    const asked = [...this.#otherNetworks].map(async ([network, contracts]) => {
      const agrees = await isSignedBy(contracts, signed).catch(() => false);
      return agrees ? [network] : [];
    });
    return (await Promise.all(asked)).flat();
  }
}

function isSignedBy(contracts: ContractWallets, signed: SignedMessage): Promise<boolean> {
  const { wallet, message, signature, sender } = signed;
  return contracts.verify(wallet, message, signature, sender);
}

function computeFingerprint({ wallet, message, signature }: SignedMessage): string {
  return createHash('sha256')
    .update(JSON.stringify([wallet, message, signature]))
    .digest('base64');
}

async function verifyKeySignature({ wallet, message, signature }: SignedMessage, chain: WalletChain) {
  if (chain !== 'solana') return verifyEvmKeySignature(wallet, message, signature);
  return verifySolanaSignature(wallet, message, signature) ? 'good' : 'bad';
}

function requireChain({ wallet, chain }: SignedWallet): WalletChain {
  const actual = detectChain(wallet);
  if (!actual) throw invalidSignatureError('wallet is neither a Solana nor an EVM address');
  if (chain !== undefined && chain !== actual)
    throw invalidSignatureError(`wallet is not an address on ${chain}`);
  return actual;
}

function invalidSignatureError(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message);
}
