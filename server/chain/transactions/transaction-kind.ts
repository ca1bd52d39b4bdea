import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Signer } from '../signer.ts';
import type { ChainAdapter, SignedTransaction, TransactionDraft, TransactionStatus } from '../types.ts';
import type { Batching, ChainTransaction } from './chain-transaction.entity.ts';

/** Identifies a transaction for its requesters. Unique. */
export type TransactionSubject = Pick<ChainTransaction, 'kind' | 'subjectType' | 'subjectId'>;

export type TransactionRequest = TransactionSubject &
  Pick<ChainTransaction, 'network'> & {
    /** The signing address; the treasury by default. */
    sender?: string | null | undefined;
    /** Of a transfer out of the treasury. */
    batching?: Batching | undefined;
  };

/** Everything needed to draft a transaction. Nothing is locked meanwhile, so nodes can be asked. */
export interface DraftingContext {
  em: EntityManager;
  row: Pick<ChainTransaction, 'id' | 'network' | 'kind' | 'subjectId' | 'attempt'>;
  chain: ChainAdapter;
  /** The key of the row's sender. */
  signer: Signer;
}

export interface StorableDraft extends TransactionDraft {
  /**
   * Runs in the transaction that stores the signing, with the row locked. It must check what the draft relied on, and
   * throws an OutdatedDraftError if that changed.
   */
  store?(em: EntityManager, signed: SignedTransaction): Promise<void>;
}

export interface Failure {
  reason: string;
  /** It is not retried unless requested again. */
  isFinal: boolean;
  /** Held until someone does what the reason says. */
  isHeld: boolean;
}

export type RecordConfirmed = (em: EntityManager, row: ChainTransaction) => Promise<void>;

/** Defines a kind of transaction: how it is drafted, and what its outcome means. */
export interface TransactionKind {
  /** Nobody reads the signed transaction once it is final: it is deleted then. Its hash stays. */
  forgetsPayload?: boolean;
  /** Why it cannot be signed yet. */
  findWaitReason?(row: ChainTransaction): Promise<string | undefined>;
  /** Signs and sends it together with others; returns when that is done, or if it is not due. */
  dispatch?(row: ChainTransaction): Promise<void>;
  /** Without it, a failed or expired transaction is final. A TransactionAbandonedError also ends it. */
  draft?(drafting: DraftingContext): Promise<StorableDraft>;
  /**
   * Another party's transaction with the same effect, which makes ours ineffective. Called while ours has no effect.
   */
  findSubstitute?(
    row: ChainTransaction,
    signed: SignedTransaction,
    status: TransactionStatus,
  ): Promise<string | undefined>;
  /** Whether another transaction may replace it. Runs in the transaction that stores it, and may write consequences. */
  mayReplace?(em: EntityManager, row: ChainTransaction, txHash: string): Promise<boolean>;
  /** On the chain, not final yet; called each time that is observed, in the transaction that records it. */
  onLanded?(em: EntityManager, row: ChainTransaction): Promise<void>;
  /** Final. Called in the transaction that records it. */
  onConfirmed?(em: EntityManager, row: ChainTransaction): Promise<void>;
  /** Instead, if nodes must be asked what it did: before that transaction, which runs the returned function. */
  readConfirmed?(row: ChainTransaction, txHash: string): Promise<RecordConfirmed>;
  /** An attempt failed. Called in the transaction that records it. */
  onFailure?(em: EntityManager, row: ChainTransaction, failure: Failure): Promise<void>;
}

/** The registered kinds. */
export class TransactionKinds {
  readonly #kinds = new Map<string, TransactionKind>();

  add(name: string, kind: TransactionKind): void {
    if (this.#kinds.has(name)) throw new Error(`A handler is already registered for ${name} transactions`);
    this.#kinds.set(name, kind);
  }

  get(name: string): TransactionKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`No handler is registered for ${name} transactions`);
    return kind;
  }
}
