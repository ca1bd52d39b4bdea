import type { Network } from '../foundation/platform/networks.ts';
import type { Signer } from './signer.ts';

/** `finalized`: as deep in the chain as the configuration asks before money leaves. */
export type Finality = 'confirmed' | 'finalized';

/** What a wallet brought to the treasury in a transaction, whatever it is meant for. */
export interface IncomingPayment {
  network: Network;
  /** In the one spelling under which it can be claimed. */
  reference: string;
  /** In the chain's one spelling. */
  payer: string;
  /** What the payer gave, net; never nothing. */
  amountMicro: bigint;
  blockTime: Date;
  finality: Finality;
  /** SHA-256 (64 lower-case hex digits) of the secret without which it pays for nothing. */
  lock?: string;
  /**
   * Set where several wallets paid in the transaction. The first one's part is claimed under the transaction alone, as the
   * payment of a single payer is; those of the others under their payers, too.
   */
  shared?: 'first' | 'further';
  /** EIP-3009: the payer's authorization that was redeemed in it by anybody, `<authorizer>:<nonce>` in lower case. */
  authorization?: string;
}

export interface TransferParams {
  to: string;
  amountMicro: bigint;
  /** Written into the transaction where the chain would otherwise take two equal transfers for one. */
  memo: string;
  /** The first number after those given to transfers that may still land; for chains that number transactions. */
  lowestNonce?: bigint;
  /** It opens an account together with others that are too small alone. */
  isReleased?: boolean;
  /** Thrown where the recipient has no account to be paid into; without it one is opened at the sender's cost. */
  accountOpeningError?: Error | undefined;
}

/** A transaction that can be sent now or later, any number of times, with one effect. */
export interface SignedTransaction {
  txHash: string;
  from: string;
  payload: string;
  /** EVM: spent by one transaction of its sender; once that is another one, this one can never land. */
  nonce?: bigint;
  /** Solana: the last block that may hold it. */
  lastBlockHeight?: bigint;
  /** It opens an account for its recipient. Known when it is signed, not when it is read again. */
  opensAccount?: boolean;
}

/** EIP-3009, signed by the payer. */
export interface TransferAuthorization {
  from: string;
  to: string;
  value: string;
  validAfter: string;
  validBefore: string;
  nonce: string;
  signature: string;
}

/** A payment that its payer signed and somebody else sends. */
export type SignedPayment =
  | { kind: 'authorization'; authorization: TransferAuthorization }
  /** base64; only the signature of whoever pays the fee is missing. */
  | { kind: 'transaction'; transaction: string };

export type TransactionStatus =
  /** The chain does not know it, and it can still land. */
  | 'unknown'
  | 'pending'
  | 'confirmed'
  | 'finalized'
  /** Landed without effect, for good. */
  | 'failed'
  /** Did not land and never can. */
  | 'expired';

/** Addresses that no money is sent to, by wallet key, each with what it is. */
export type InvalidRecipients = ReadonlyMap<string, string>;

export interface ChainAdapter {
  readonly network: Network;
  /** The address that is paid and pays. */
  readonly treasury: string;
  readonly treasurySigner: Signer;
  readonly invalidRecipients: InvalidRecipients;
  /** Solana: what payouts to one address amount to before the treasury opens an account for it. */
  readonly openAccountMinMicro?: bigint;
  /**
   * What each payer brought in a transaction, always in the same order. Throws PaymentPendingError while it is not
   * there or not deep enough, PaymentInsufficientError if it brought us nothing.
   */
  readPayments(reference: string): Promise<[IncomingPayment, ...IncomingPayment[]]>;
  /** How settled a payment is by now; undefined when it is not on the chain, or not any more. */
  findFinality(reference: string): Promise<Finality | undefined>;
  /** Signs USDC away from the signer's address, which also pays the fee; sends nothing. */
  prepareTransfer(signer: Signer, order: TransferParams): Promise<SignedTransaction>;
  /** Signs a payment to the treasury that the treasury is to send; sends nothing. */
  signPayment(signer: Signer, amountMicro: bigint, lifeSeconds: number): Promise<SignedPayment>;
  /** Throws unless what a payer signed is a payment and nothing else, which costs the treasury a bounded fee to send. */
  verifySettlement(payment: SignedPayment): Promise<void>;
  /** Makes ready to send, at the treasury's expense, what a payer signed. Judges it again. */
  prepareSettlement(signer: Signer, payment: SignedPayment, lowestNonce: bigint): Promise<SignedTransaction>;
  /**
   * The transaction of somebody else in which the payment of a settlement was made since then, so that ours has no
   * effect. Undefined where there is none, and while ours is in no block.
   */
  findThirdPartySettlement(signed: SignedTransaction, since: Date): Promise<string | undefined>;
  /** The transaction of the last hour in which anybody redeemed what a payer signed. Undefined where there is none. */
  findRedemption(payment: SignedPayment): Promise<string | undefined>;
  /** The same transfer at a better price, so that only one of the two can land; undefined where that cannot help. */
  outbid(signer: Signer, signed: SignedTransaction): Promise<SignedTransaction | undefined>;
  /** A failure says nothing about whether the transaction is on its way. */
  broadcast(signed: SignedTransaction): Promise<void>;
  readTransactionStatus(signed: SignedTransaction): Promise<TransactionStatus>;
  readUsdcBalance(address: string): Promise<bigint>;
  /** What fees are paid with, in lamports or wei. */
  readNativeBalance(address: string): Promise<bigint>;
  /** What is wrong with the configuration, as the chain shows it; throws when the chain does not answer. */
  findConfigMismatches(): Promise<string[]>;
  /** Throws when the chain does not answer. */
  assertReachable(): Promise<void>;
  close(): Promise<void>;
}

export type Chains = ReadonlyMap<Network, ChainAdapter>;
