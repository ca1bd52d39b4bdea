import type { Failure } from '../../chain/transactions/transaction-kind.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { AccountRef } from '../ledger/accounts.ts';
import type { Posting } from '../ledger/posting.ts';

/** Why money leaves, with what the ledger calls it once it has arrived. */
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

/** What names a payout. There is at most one of a kind for a subject. */
export interface PayoutKey extends PayoutSubject {
  kind: PayoutKind;
}

/**
 * An agent chooses its address, and may not have one yet. What was due before a change that its owner has not proven goes
 * to the address of before.
 */
export type Payee = { agentId: string; dueAt?: Date } | { address: string };

/** What somebody is to get. */
export interface Payout extends PayoutKey {
  payee: Payee;
  network: Network;
  asset: Posting['asset'];
  amountMicro: bigint;
  /** The payment that the money came with: none leaves before it is final. */
  fundedBy?: { network: Network; reference: string };
}

/** A payout on its way, or at its end. */
export interface SentPayout extends PayoutKey {
  network: Network;
  amountMicro: bigint;
  toAddress: string;
  txHash: string | null;
}

/**
 * What a domain does when something becomes of its payouts, in the transaction that records it. Whoever calls holds the
 * payout: what the domain locks comes after it.
 */
export interface PayoutCallbacks {
  /** It has arrived for good. Returns the account that owed it. */
  onPaid(em: EntityManager, payout: SentPayout): Promise<AccountRef>;
  /** An attempt came to nothing. */
  onFailed?(em: EntityManager, payout: SentPayout, failure: Failure): Promise<void>;
  /** It waits for its payee to have an address. */
  onHeld?(em: EntityManager, payout: Payout, reason: string): Promise<void>;
  /** It waited, and is on its way. */
  onReleased?(em: EntityManager, payout: Payout): Promise<void>;
  /** It failed, and is tried again on demand. */
  onRetried?(em: EntityManager, payout: PayoutKey): Promise<void>;
  /** Who decides where it goes as long as nothing is signed; without it, that is where it was to go from the beginning. */
  getPayee?(em: EntityManager, subjectId: string): Promise<Payee>;
}

/** Without what else the object may know. */
export function toPayoutKey({ kind, subjectType, subjectId }: PayoutKey): PayoutKey {
  return { kind, subjectType, subjectId };
}
