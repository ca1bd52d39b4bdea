import type { Failure } from '../../chain/transactions/transaction-kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { AccountRef } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/posting.ts';
import type { PayeeSettings } from './payee-settings.ts';

/** Why money leaves, with the posting kind of its confirmation. */
export const PAYOUT_LEDGER_KINDS = {
  payout: 'payout_settled',
  refund: 'refund_settled',
  payment_return: 'payment_returned',
} as const;

export type PayoutKind = keyof typeof PAYOUT_LEDGER_KINDS;

export interface PayoutSubject {
  subjectType: string;
  subjectId: string;
}

/** Identifies a payout. At most one of a kind per subject. */
export interface PayoutKey extends PayoutSubject {
  kind: PayoutKind;
}

/**
 * An agent chooses its address and may not have one yet. If it was due before a change without custody proof, the
 * former address applies. Its settings are read now, unless the caller has read them in this transaction.
 */
export type Payee =
  | { agentId: string; dueAt?: Date; settings?: PayeeSettings | undefined }
  | { address: string };

/** An amount owed to a payee. */
export interface Payout extends PayoutKey {
  payee: Payee;
  network: Network;
  asset: Posting['asset'];
  amountMicro: bigint;
  /** The payment that funds it: nothing leaves before it is final. */
  fundedBy?: { network: Network; reference: string };
}

/** A payout in flight or finished. */
export interface SentPayout extends PayoutKey {
  network: Network;
  amountMicro: bigint;
  toAddress: string;
  txHash: string | null;
}

/**
 * A domain's callbacks for its payouts, in the transaction that records the event. The caller holds the payout's
 * lock; the domain's locks come after it.
 */
export interface PayoutCallbacks {
  /** Final. Returns the account that owed it. */
  onPaid(em: EntityManager, payout: SentPayout): Promise<AccountRef>;
  /** An attempt failed. */
  onFailed?(em: EntityManager, payout: SentPayout, failure: Failure): Promise<void>;
  /** Held until its payee has an address. */
  onHeld?(em: EntityManager, payout: Payout, reason: string): Promise<void>;
  /** It was held and is now being sent. */
  onReleased?(em: EntityManager, payout: Payout): Promise<void>;
  /** It failed and is retried on demand. */
  onRetried?(em: EntityManager, payout: PayoutKey): Promise<void>;
  /** Determines the destination as long as nothing is signed; by default, it is fixed from the start. */
  getPayee?(em: EntityManager, subjectId: string): Promise<Payee>;
}

/** Without other properties of the object. */
export function toPayoutKey({ kind, subjectType, subjectId }: PayoutKey): PayoutKey {
  return { kind, subjectType, subjectId };
}
