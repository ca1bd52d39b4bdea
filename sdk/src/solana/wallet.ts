import { ed25519 } from '@noble/curves/ed25519.js';
import { UsageError } from '../errors.ts';
import { attachSignatures, type UnsignedTransaction } from './message.ts';

/** A keypair of `@solana/web3.js`. */
export interface Keypair {
  publicKey: { toBase58(): string };
  secretKey: Uint8Array;
}

/** A wallet that signs text itself, as browser wallets do. */
export interface MessageSigner {
  publicKey: { toBase58(): string };
  signMessage(message: Uint8Array): Promise<Uint8Array>;
}

type Signatures = Readonly<Record<string, Uint8Array>>;

/** A message signer of `@solana/kit`, such as from `generateKeyPairSigner()`. */
export interface KitMessageSigner {
  address: string;
  signMessages(messages: readonly never[]): Promise<readonly Signatures[]>;
}

/** A transaction signer of `@solana/kit`, such as from `generateKeyPairSigner()`. */
export interface KitTransactionSigner {
  address: string;
  signTransactions(transactions: readonly never[]): Promise<readonly Signatures[]>;
}

interface StandardAccount {
  address: string;
}

/** A Wallet Standard wallet, as `@wallet-standard/app` finds it. */
export interface StandardWallet {
  /** Empty until it is connected. */
  accounts?: readonly StandardAccount[];
  features: Readonly<Record<string, unknown>>;
}

export interface StandardWalletOptions {
  /** The wallet's first account by default. */
  account?: StandardAccount | undefined;
  /** The wallet's name of the cluster: `solana:mainnet`, `solana:devnet`. */
  chain?: string | undefined;
}

/** One account of a browser wallet: see `standardWallet`. */
export interface BrowserWallet {
  address: string;
  signMessage(message: Uint8Array): Promise<Uint8Array>;
  /** The serialized transaction with its signature. */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>;
}

/** Anything that signs Solana transactions. */
export type TransactionSigner = Keypair | KitTransactionSigner | BrowserWallet;

const SEED_BYTES = 32;

/**
 * An account of a browser wallet that implements the Wallet Standard. It signs requests and pays.
 *
 * @example
 * const wallet = standardWallet(getWallets().get()[0]); // of @wallet-standard/app, after standard:connect
 * const market = new AgentMarket({ baseUrl, signer: keypairSigner(wallet) });
 * await payOrder(market, order, sendingPayer(wallet, { connection }));
 */
export function standardWallet(wallet: StandardWallet, options: StandardWalletOptions = {}): BrowserWallet {
  const { account = wallet.accounts?.[0], chain } = options;
  if (!account) throw new UsageError('The wallet shows no account: connect it first (standard:connect)');
  return {
    address: account.address,
    async signMessage(message) {
      const { signMessage } = getFeature<MessageFeature>(wallet, 'solana:signMessage');
      return getFirst(await signMessage({ account, message })).signature;
    },
    async signTransaction(transaction) {
      const { signTransaction } = getFeature<TransactionFeature>(wallet, 'solana:signTransaction');
      const signed = await signTransaction({ account, transaction, ...(chain && { chain }) });
      return getFirst(signed).signedTransaction;
    },
  };
}

interface MessageFeature {
  signMessage(input: object): Promise<readonly { signature: Uint8Array }[]>;
}

interface TransactionFeature {
  signTransaction(input: object): Promise<readonly { signedTransaction: Uint8Array }[]>;
}

function getFeature<T>({ features }: StandardWallet, name: string): T {
  const feature = features[name];
  if (!feature) throw new UsageError(`The wallet does not know ${name}`);
  return feature as T;
}

function getFirst<T>(results: readonly T[]): T {
  const [result] = results;
  if (!result) throw new Error('The wallet signed nothing');
  return result;
}

export function getAddress(wallet: TransactionSigner | KitMessageSigner | MessageSigner): string {
  return 'address' in wallet ? wallet.address : wallet.publicKey.toBase58();
}

/** The signature of a text. */
export async function signText(
  wallet: Keypair | KitMessageSigner | MessageSigner | BrowserWallet,
  content: Uint8Array,
): Promise<Uint8Array> {
  if ('secretKey' in wallet) return signEd25519(wallet, content);
  if ('signMessage' in wallet) return wallet.signMessage(content);
  const [signatures] = await wallet.signMessages([{ content, signatures: {} }] as never);
  return signatures?.[wallet.address] ?? getFirst([]);
}

/** The serialized transaction, with the wallet's signature. */
export async function signTransfer(
  wallet: TransactionSigner,
  unsigned: UnsignedTransaction,
): Promise<Uint8Array> {
  const address = getAddress(wallet);
  if ('secretKey' in wallet)
    return attachSignatures(unsigned, { [address]: signEd25519(wallet, unsigned.message) });
  if ('signTransaction' in wallet) return wallet.signTransaction(attachSignatures(unsigned, {}));
  const missing = Object.fromEntries(unsigned.signers.map((one) => [one, null]));
  const transaction = { messageBytes: unsigned.message, signatures: missing };
  const [signatures] = await wallet.signTransactions([transaction] as never);
  return attachSignatures(unsigned, signatures ?? getFirst([]));
}

const signEd25519 = ({ secretKey }: Keypair, message: Uint8Array) =>
  ed25519.sign(message, secretKey.slice(0, SEED_BYTES));
