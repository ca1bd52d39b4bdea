import type { AppError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import type { Signer } from './signer.ts';

/** `finalized`: as deep in the chain as the configuration requires before money leaves. */
export type Finality = 'confirmed' | 'finalized';

/** What is needed to find a transaction again, or to tell that it can never land. */
export interface TransactionOrigin {
  from: string;
  /** The block, or on Solana the slot, that included it. */
  blockHeight: bigint;
  /** EVM. */
  nonce?: bigint;
  /** The signed transaction, which anyone can send again; unknown for some. */
  payload?: string;
}

/** Where a transaction is that was on the chain before. */
export type Inclusion =
  | 'final'
  /** In a block that is not final, or nobody can tell yet. */
  | 'open'
  /** In no block that is final, though its own was to be. It can still land. */
  | 'missing'
  /** In no block, for good. */
  | 'lost';

/** What a wallet paid to the treasury in a transaction, whatever its purpose. */
export interface IncomingPayment {
  network: Network;
  /** In canonical form, under which it can be spent. */
  reference: string;
  /** In canonical form. */
  payer: string;
  /** The payer's net amount; never zero. */
  amountMicro: bigint;
  blockTime: Date;
  finality: Finality;
  origin: TransactionOrigin;
  /** SHA-256 (64 lower-case hex digits) of the secret that is required to spend it. */
  lock?: string;
  /**
   * Set if several wallets paid in the transaction. The first payer's part is spent under the transaction alone, as
   * with a single payer; the others' parts also under their payers.
   */
  shared?: 'first' | 'further';
  /** EIP-3009: the payer's authorization that anyone redeemed in it, `<authorizer>:<nonce>` in lower case. */
  authorization?: string;
}

export interface TransferParams {
  to: string;
  amountMicro: bigint;
  /** Written into the transaction if the chain would otherwise treat two equal transfers as one. */
  memo: string;
  /** It opens an account together with others that are too small alone. */
  isReleased?: boolean;
  /** Thrown if the recipient has no token account; without it, one is opened at the sender's cost. */
  accountOpeningError?: Error | undefined;
}

/** A transaction that can be sent at any time, any number of times, with one effect. */
export interface SignedTransaction {
  txHash: string;
  from: string;
  payload: string;
  /** EVM: if another transaction of the sender uses it, this one can never land. */
  nonce?: bigint;
  /** Solana: the last block that can include it. */
  lastBlockHeight?: bigint;
}

/** A transaction for which the chain has been asked everything: signing it calls no node. */
export interface TransactionDraft {
  from: string;
  /** EVM: the next nonce of the sender on the chain. Without it, `sign` ignores its nonce. */
  nextNonce?: bigint;
  /** It opens an account for its recipient. */
  opensAccount?: boolean;
  sign(nonce: bigint): Promise<SignedTransaction>;
}

/** A transfer out of the treasury that can share a transaction with others. */
export interface BatchTransfer {
  id: string;
  to: string;
  amountMicro: bigint;
  requestedAt: Date;
  /** EVM: the latest authorization that was signed for it, which anyone can use. */
  authorization?: { authorizer: string; until: Date } | undefined;
}

/** What became of a transfer that is not part of a batch, or that is but did not follow its outcome. */
export type TransferOutcome =
  | { kind: 'paid'; txHash: string }
  | { kind: 'refused'; error: AppError }
  | { kind: 'waiting'; reason: string }
  /** It needs a transaction of its own. */
  | { kind: 'alone' };

export type TransferOutcomes = ReadonlyMap<string, TransferOutcome>;

export interface BatchDraft extends TransactionDraft {
  /** The transfers that it makes. */
  transferIds: readonly string[];
  /** EVM: until then, in chain time, anyone can make one of its transfers alone. */
  authorizedUntil?: Date;
}

export interface DraftedBatch {
  /** Undefined if no transfer can be made. */
  draft: BatchDraft | undefined;
  /** The transfers that it leaves out. */
  outcomes: TransferOutcomes;
  /** Transfers whose earlier authorization can never be used anymore. */
  lapsed: ReadonlySet<string>;
}

/** What became of an authorization that was signed for a transfer. */
export type AuthorizationState =
  | { kind: 'unused'; isLapsed: boolean }
  | { kind: 'used'; txHash: string; isFinal: boolean }
  | { kind: 'cancelled' }
  /** Used or cancelled, and nobody can tell yet for good. */
  | { kind: 'unclear' };

/** What is known of a transaction of ours that has had no effect. */
export interface UnsuccessfulTransaction {
  requestedAt: Date;
  status: TransactionStatus;
}

/** Transfers that their senders authorize (EIP-3009), and that we submit and pay for. */
interface TransferRelaying {
  /**
   * The chain must have accepted the same transfer as a plain one, because nobody sees an authorization before it is
   * stored. Undefined if the token or the sender's address does not allow that.
   */
  draft(
    signer: Signer,
    transfer: Pick<BatchTransfer, 'id' | 'to' | 'amountMicro'>,
  ): Promise<TransactionDraft | undefined>;
  /** The authorization in a transaction of ours. Undefined while that is in no block. */
  findAuthorizationState(
    signed: SignedTransaction,
    known: UnsuccessfulTransaction,
  ): Promise<AuthorizationState | undefined>;
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

/** A payment that its payer signed and another party submits. */
export type SignedPayment =
  | { kind: 'authorization'; authorization: TransferAuthorization }
  /** base64; only the fee payer's signature is missing. */
  | { kind: 'transaction'; transaction: string };

export type TransactionStatus =
  /** Unknown to the chain; it can still land. */
  | 'unknown'
  | 'pending'
  | 'confirmed'
  | 'finalized'
  /** Landed without effect, for good. */
  | 'failed'
  /** Did not land and never can. */
  | 'expired';

/** Addresses that must not receive money, by wallet key, each with a description. */
export type InvalidRecipients = ReadonlyMap<string, string>;

export type NodeFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface ChainAdapter {
  readonly network: Network;
  /** The address that receives and sends payments. */
  readonly treasury: string;
  readonly treasurySigner: Signer;
  readonly invalidRecipients: InvalidRecipients;
  /** EVM: keys that pay the fees of the treasury's batches; they hold no USDC. */
  readonly relayers: readonly Signer[];
  /** EVM. */
  readonly relaying?: TransferRelaying;
  /** How many transfers fit into a batch. */
  readonly maxBatchSize: number;
  /** Solana: the sum of payouts to one address from which the treasury opens an account for it. */
  readonly openAccountMinMicro?: bigint;
  /**
   * Each payer's amount in a transaction, always in the same order. Throws PaymentPendingError while it is not on the
   * chain or not deep enough, PaymentInsufficientError if it paid us nothing.
   */
  readPayments(reference: string): Promise<[IncomingPayment, ...IncomingPayment[]]>;
  /** How deep a payment is; undefined if it is not on the chain, or no longer. */
  findFinality(reference: string): Promise<Finality | undefined>;
  /** Whether a payment that was on the chain still is. Several independent answers must say that it is not. */
  checkInclusion(reference: string, origin: TransactionOrigin): Promise<Inclusion>;
  /** A USDC transfer from the signer's address, which also pays the fee. */
  draftTransfer(signer: Signer, order: TransferParams): Promise<TransactionDraft>;
  /** Transfers from the treasury in one transaction. The memo distinguishes equal batches. */
  draftBatch(memo: string, transfers: readonly BatchTransfer[]): Promise<DraftedBatch>;
  /** What became of the transfers of a batch that is final. */
  readBatchOutcomes(txHash: string, transfers: readonly BatchTransfer[]): Promise<TransferOutcomes>;
  /** Signs a payment to the treasury that the treasury will submit; sends nothing. */
  signPayment(signer: Signer, amountMicro: bigint, lifeSeconds: number): Promise<SignedPayment>;
  /**
   * Prepares a signed payload for submission at the treasury's expense. Throws unless it is only a payment, which costs
   * a bounded fee to submit.
   */
  draftSettlement(signer: Signer, payment: SignedPayment): Promise<TransactionDraft>;
  /**
   * Another party's transaction that has since made a settlement's payment, so that ours has no effect. Undefined if
   * there is none, and while ours is in no block. Throws PaymentPendingError if the node does not know yet that ours
   * failed.
   */
  findThirdPartySettlement(
    signed: SignedTransaction,
    known: UnsuccessfulTransaction,
  ): Promise<string | undefined>;
  /** A transaction of the last hour in which anyone redeemed a signed payload. Undefined if there is none. */
  findRedemption(payment: SignedPayment): Promise<string | undefined>;
  /** The same transfer at a higher fee, of which only one can land; undefined if that cannot help. */
  draftReplacement(signer: Signer, signed: SignedTransaction): Promise<TransactionDraft | undefined>;
  /** After an error, the transaction may still be in flight. */
  broadcast(signed: SignedTransaction): Promise<void>;
  readTransactionStatus(signed: SignedTransaction): Promise<TransactionStatus>;
  readUsdcBalance(address: string): Promise<bigint>;
  /** The native balance that pays fees, in lamports or wei. */
  readNativeBalance(address: string): Promise<bigint>;
  /** Configuration mistakes, as the chain shows them; throws if the chain is unavailable. */
  findConfigMismatches(): Promise<string[]>;
  /** Throws if the chain is unavailable. */
  assertReachable(): Promise<void>;
  /** For libraries that call the node themselves. */
  readonly fetch: NodeFetch;
  close(): Promise<void>;
}

export type Chains = ReadonlyMap<Network, ChainAdapter>;
