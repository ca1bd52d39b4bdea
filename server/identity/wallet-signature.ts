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
  /** As sent: the signed message contains it like this. */
  wallet: string;
  signature: string;
  /** Unix milliseconds. */
  timestamp: number;
  /** Must match the format of the address. */
  chain?: WalletChain | undefined;
  /** The network address of the request. */
  sender: string;
}

/** Any text with a claimed signature of a wallet. */
export interface SignedMessage extends Pick<SignedWallet, 'wallet' | 'signature' | 'sender'> {
  message: string;
}

export function buildWalletMessage(wallet: string, timestamp: number): string {
  return `market:${wallet}:${timestamp}`;
}

const MAX_CACHED = 10_000;

/** How a wallet signed. An EOA is the same on every chain of its family. */
export interface SignatureProof {
  /** The networks on which a contract wallet accepted the signature. */
  provenOn?: readonly Network[];
}

export interface VerifiedWallet extends SignatureProof {
  chain: WalletChain;
}

/** Proves that a wallet signed our message recently. */
export class WalletSignatures {
  /**
   * EOA signatures do not expire by themselves, and most clients send one with many requests, so results are cached.
   */
  readonly #verifiedCache = new LRUCache<string, true>({ max: MAX_CACHED });
  readonly #contracts: ContractWallets;
  readonly #otherNetworks: ReadonlyMap<Network, ContractWallets>;

  /** Contract wallets are identified by Base; `elsewhere` are the other networks that can be checked. */
  constructor(contracts: ContractWallets, elsewhere: ReadonlyMap<Network, ContractWallets> = new Map()) {
    this.#contracts = contracts;
    this.#otherNetworks = elsewhere;
  }

  /** Throws 401 for an invalid proof, 503 if the chain is needed and unavailable. */
  async verify(signed: SignedWallet): Promise<VerifiedWallet> {
    const chain = requireChain(signed);
    requireFreshTimestamp(signed.timestamp, 'wallet_sig_ts');
    const message = buildWalletMessage(signed.wallet, signed.timestamp);
    const proof = await this.verifyMessage({ ...signed, message }, chain);
    if (proof) return { chain, ...proof };
    throw invalidSignatureError('`wallet_sig` is not a signature of this wallet over this message.');
  }

  /** For any message; the caller decides whether the wallet may be a contract, which needs the chain. */
  async verifyMessage(
    signed: SignedMessage,
    chain: WalletChain,
    mayBeContract = true,
  ): Promise<SignatureProof | undefined> {
    const fingerprint = computeFingerprint(signed);
    if (this.#verifiedCache.has(fingerprint)) return {};
    const verdict = verifyKeySignature(signed, chain);
    if (verdict === 'good') this.#verifiedCache.set(fingerprint, true);
    if (verdict !== 'not_this_key') return verdict === 'good' ? {} : undefined;
    const isContract = mayBeContract && (await isSignedBy(this.#contracts, signed));
    return isContract
      ? { provenOn: ['base-mainnet', ...(await this.#listAgreeingNetworks(signed))] }
      : undefined;
  }

  /** An unavailable network counts as not accepted: the others do not wait for it. */
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

function verifyKeySignature({ wallet, message, signature }: SignedMessage, chain: WalletChain) {
  if (chain !== 'solana') return verifyEvmKeySignature(wallet, message, signature);
  return verifySolanaSignature(wallet, message, signature) ? 'good' : 'bad';
}

function requireChain({ wallet, chain }: SignedWallet): WalletChain {
  const actual = detectChain(wallet);
  if (!actual) throw invalidSignatureError('`wallet` is neither a Solana nor an EVM address.');
  if (chain !== undefined && chain !== actual)
    throw invalidSignatureError(`\`wallet\` is not an address on ${chain}.`);
  return actual;
}

function invalidSignatureError(message: string): UnauthorizedError {
  return new UnauthorizedError('invalid_credentials', message);
}
