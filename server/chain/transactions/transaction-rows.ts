import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { isPipelined } from '../../foundation/db/deferred-calls.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { SignedTransaction } from '../types.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';
import type { TransactionRequest, TransactionSubject } from './transaction-kind.ts';

/** PostgreSQL notifies it of networks with transfers to send. */
export const TRANSFERS_CHANNEL = 'transfers';

type NewTransaction = Omit<TransactionRequest, 'sender' | 'batching'> &
  Pick<ChainTransaction, 'id' | 'sender' | 'batching'> & { now: Date };

const toRow = (values: Parameters<NewTransaction>) => ({
  id: values.id,
  network: values.network,
  kind: values.kind,
  subject_type: values.subjectType,
  subject_id: values.subjectId,
  sender: values.sender,
  batching: values.batching,
  next_attempt_at: values.now,
  created_at: values.now,
  updated_at: values.now,
});

const insertRow = statement([ChainTransaction], (db, values: Parameters<NewTransaction>) =>
  db.insertInto('chain_transactions').values(toRow(values)),
);

const insertUnlessKnown = statement([ChainTransaction], (db, values: Parameters<NewTransaction>) =>
  db
    .insertInto('chain_transactions')
    .values(toRow(values))
    .onConflict((conflict) => conflict.columns(['kind', 'subject_type', 'subject_id']).doNothing()),
);

/** Whether the row is new. In a pipelined transaction it is taken for new; if it is not, the transaction starts over. */
export async function insertTransaction(
  em: EntityManager,
  id: string,
  request: TransactionRequest,
  now: Date,
): Promise<boolean> {
  const { network, kind, subjectType, subjectId, sender = null, batching = null } = request;
  const values = { id, network, kind, subjectType, subjectId, sender, batching, now };
  if (!isPipelined(em)) return (await insertUnlessKnown.affected(em, values)) > 0;
  await insertRow.defer(em, values);
  return true;
}

const notify = statement([], (db, { network }: Parameters<{ network: Network }>) =>
  db.selectNoFrom(sql`pg_notify(${sql.lit(TRANSFERS_CHANNEL)}, ${network})::text`.as('notified')),
);

/** Wakes the dispatchers of the network when the transaction commits. */
export async function notifyDispatchers(em: EntityManager, network: Network): Promise<void> {
  await notify.defer(em, { network });
}

/** The current row, locked until the transaction ends. */
export function lockTransaction(em: EntityManager, id: string): Promise<ChainTransaction> {
  return em.findOneOrFail(ChainTransaction, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

export function findTransaction(
  em: EntityManager,
  { kind, subjectType, subjectId }: TransactionSubject,
): Promise<ChainTransaction | null> {
  return em.findOne(ChainTransaction, { kind, subjectType, subjectId });
}

interface NonceOffer {
  network: Network;
  from: string;
  /** What the chain offered when the transaction was drafted. */
  nextNonce: bigint;
  /** Earlier than the draft by as much as its node may lag behind. */
  since: Date;
}

/** A chain that was asked earlier, or lags, can offer the nonce of a transaction that has become final. */
const selectTakenNonces = statement(
  [ChainTransaction],
  (db, { network, from, nextNonce, since }: Parameters<NonceOffer>) =>
    db
      .selectFrom('chain_transactions')
      .select('nonce')
      .where('network', '=', network)
      .where('from_address', '=', from)
      .where('nonce', '>=', nextNonce)
      .where((row) => row.or([row('state', 'in', ['prepared', 'sent']), row('updated_at', '>=', since)]))
      .orderBy('nonce'),
);

/** The first nonce that neither the chain nor another transaction has used. */
export async function readFreeNonce(em: EntityManager, offer: NonceOffer): Promise<bigint> {
  const taken = await selectTakenNonces.rows(em, offer);
  return taken.reduce((free, { nonce }) => (nonce === free ? free + 1n : free), offer.nextNonce);
}

export function isLive({ state }: ChainTransaction): boolean {
  return state === 'prepared' || state === 'sent';
}

/** It waits to be sent together with others. */
export function isDispatched({ batching, state }: ChainTransaction): boolean {
  return batching === 'shared' && state === 'prepared';
}

/** Whether money may leave for it, or has left: then it can be neither withdrawn nor redirected. */
export function mayBeInFlight(row: ChainTransaction): boolean {
  return row.state === 'batched' || Boolean(row.authorizedUntil) || findSigned(row) !== undefined;
}

/** Withdrawn by its requester: it is never sent. */
export function wasCancelled({ state, trouble }: Pick<ChainTransaction, 'state' | 'trouble'>): boolean {
  return state === 'failed' && trouble !== 'failed';
}

/** The signing stored for a row, if any. */
export function findSigned(row: ChainTransaction): SignedTransaction | undefined {
  const { txHash, fromAddress: from, signedPayload: payload, nonce, lastBlockHeight } = row;
  if (!txHash || !from || !payload) return undefined;
  if (typeof nonce === 'bigint') return { txHash, from, payload, nonce };
  return typeof lastBlockHeight === 'bigint' ? { txHash, from, payload, lastBlockHeight } : undefined;
}

export function hasTxHash({ txHash: latest, outbidHashes }: ChainTransaction, txHash: string): boolean {
  return latest === txHash || outbidHashes.includes(txHash);
}

/** Whether only one of the two can land. */
export function sharesNonce(row: ChainTransaction, { nonce }: SignedTransaction): boolean {
  return row.txHash !== null && nonce !== undefined && row.nonce === nonce;
}

export function applySigned(row: ChainTransaction, signed: SignedTransaction, now: Date): void {
  const { txHash: previous } = row;
  row.outbidHashes = previous && sharesNonce(row, signed) ? [...row.outbidHashes, previous] : [];
  row.txHash = signed.txHash;
  row.fromAddress = signed.from;
  row.signedPayload = signed.payload;
  row.nonce = signed.nonce ?? null;
  row.lastBlockHeight = signed.lastBlockHeight ?? null;
  row.signedAt = now;
  row.attempt += 1;
  row.checks = 0;
  row.trouble = null;
}

/** Whichever landed is the transaction from then on. Until finality, a fork may include another one. */
export function applyLanded(row: ChainTransaction, txHash: string): void {
  if (row.txHash === txHash) return;
  const others = row.txHash ? [row.txHash, ...row.outbidHashes] : row.outbidHashes;
  row.outbidHashes = others.filter((hash) => hash !== txHash);
  row.txHash = txHash;
}

/** Its batch can never land, or did not make this transfer. */
export function leaveBatch(row: ChainTransaction): void {
  row.state = 'prepared';
  row.batchId = null;
  row.txHash = null;
}

/** Only for a transaction that failed for good. */
export function clearSigned(row: ChainTransaction): void {
  row.txHash = null;
  row.fromAddress = null;
  row.signedPayload = null;
  row.nonce = null;
  row.lastBlockHeight = null;
  row.outbidHashes = [];
  row.state = 'prepared';
}
