import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Signer } from '../signer.ts';
import type { ChainAdapter, SignedTransaction } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';

/** Identifies a transaction for its requesters. Unique. */
export type TransactionSubject = Pick<ChainTransaction, 'kind' | 'subjectType' | 'subjectId'>;

export type TransactionRequest = TransactionSubject &
  Pick<ChainTransaction, 'network'> & {
    /** The signing address; the treasury by default. */
    sender?: string | null | undefined;
  };

/** Everything needed to sign, while the signing lock of the address is held. */
export interface SigningContext {
  em: EntityManager;
  row: ChainTransaction;
  chain: ChainAdapter;
  /** The key of the row's sender. */
  signer: Signer;
  /** The first nonce that no other transaction of ours uses or may still use; 0 if there is none. */
  lowestNonce: bigint;
}

export interface Failure {
  reason: string;
  /** It is not retried unless requested again. */
  isFinal: boolean;
  /** Held until someone does what the reason says. */
  isHeld: boolean;
}

/** Defines a kind of transaction: how it is signed, and what its outcome means. */
export interface TransactionKind {
  /** Why it cannot be signed yet. */
  findWaitReason?(row: ChainTransaction): Promise<string | undefined>;
  /** Without it, a failed or expired transaction is final. A TransactionAbandonedError also ends it. */
  sign?(signing: SigningContext): Promise<SignedTransaction>;
  /**
   * Another party's transaction with the same effect, which makes ours ineffective. Called while ours has no effect.
   */
  findSubstitute?(row: ChainTransaction, signed: SignedTransaction): Promise<string | undefined>;
  /** Whether another transaction may replace it. Runs in the transaction that stores it, and may write consequences. */
  mayReplace?(em: EntityManager, row: ChainTransaction, txHash: string): Promise<boolean>;
  /** On the chain, not final yet; called each time that is observed, in the transaction that records it. */
  onLanded?(em: EntityManager, row: ChainTransaction): Promise<void>;
  /** Final. Called in the transaction that records it. */
  onConfirmed(em: EntityManager, row: ChainTransaction): Promise<void>;
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
