import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Signer } from '../signer.ts';
import type { ChainAdapter, SignedTransaction } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';

/** What names a transaction to those who ask for it. There is at most one for each. */
export type TransactionSubject = Pick<ChainTransaction, 'kind' | 'subjectType' | 'subjectId'>;

export type TransactionRequest = TransactionSubject &
  Pick<ChainTransaction, 'network'> & {
    /** The address whose key signs; the treasury's unless said. */
    sender?: string | null | undefined;
  };

/** All that is needed to sign, while nobody else signs for the same address. */
export interface SigningContext {
  em: EntityManager;
  row: ChainTransaction;
  chain: ChainAdapter;
  /** The key of the row's sender. */
  signer: Signer;
  /** The first that neither lands nor may still land under another transaction of ours; 0 where there are none. */
  lowestNonce: bigint;
}

export interface Failure {
  reason: string;
  /** It is not tried again unless someone asks for it. */
  isFinal: boolean;
  /** It waits for somebody to do what the reason says. */
  isHeld: boolean;
}

/** What the transactions of a kind are: how they are signed, and what their outcome means. */
export interface TransactionKind {
  /** Why it cannot be signed yet. */
  findWaitReason?(row: ChainTransaction): Promise<string | undefined>;
  /**
   * Without it, what has failed or expired is not signed again: it is over. A TransactionAbandonedError ends it, too.
   */
  sign?(signing: SigningContext): Promise<SignedTransaction>;
  /** The transaction of somebody else that did the same, so that ours has no effect. Asked while ours has none. */
  findSubstitute?(row: ChainTransaction, signed: SignedTransaction): Promise<string | undefined>;
  /** Whether another transaction may take its place. Runs in the transaction that stores it, and may write what follows. */
  mayReplace?(em: EntityManager, row: ChainTransaction, txHash: string): Promise<boolean>;
  /** It is in the chain, and not final yet; told each time that is seen. Runs in the transaction that records it. */
  onLanded?(em: EntityManager, row: ChainTransaction): Promise<void>;
  /** It is final. Runs in the transaction that records that. */
  onConfirmed(em: EntityManager, row: ChainTransaction): Promise<void>;
  /** An attempt came to nothing. Runs in the transaction that records that. */
  onFailure?(em: EntityManager, row: ChainTransaction, failure: Failure): Promise<void>;
}

/** The kinds that there are. */
export class TransactionKinds {
  readonly #kinds = new Map<string, TransactionKind>();

  add(name: string, kind: TransactionKind): void {
    if (this.#kinds.has(name)) throw new Error(`${name} transactions are settled elsewhere`);
    this.#kinds.set(name, kind);
  }

  get(name: string): TransactionKind {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`Nobody settles transactions of kind ${name}`);
    return kind;
  }
}
