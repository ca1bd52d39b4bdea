import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { SignedTransaction } from '../types.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';
import type { TransactionRequest, TransactionSubject } from './kind.ts';

const insert = statement(
  [ChainTransaction],
  (
    db,
    {
      id,
      network,
      kind,
      subjectType,
      subjectId,
      now,
    }: Parameters<TransactionRequest & { id: string; now: Date }>,
  ) =>
    db
      .insertInto('chain_transactions')
      .values({
        id,
        network,
        kind,
        subject_type: subjectType,
        subject_id: subjectId,
        next_attempt_at: now,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'subject_type', 'subject_id']).doNothing())
      .returning('id'),
);

/** Whether the row is new. */
export async function insertTransaction(
  em: EntityManager,
  id: string,
  request: TransactionRequest,
  now: Date,
): Promise<boolean> {
  return (await insert.firstRow(em, { id, ...request, now })) !== undefined;
}

/** The row as it is now, held until the transaction ends. */
export function lockTransaction(em: EntityManager, id: string): Promise<ChainTransaction> {
  return em.findOneOrFail(ChainTransaction, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

const findId = statement(
  [ChainTransaction],
  (db, { kind, subjectType, subjectId }: Parameters<TransactionSubject>) =>
    db
      .selectFrom('chain_transactions')
      .select('id')
      .where('kind', '=', kind)
      .where('subject_type', '=', subjectType)
      .where('subject_id', '=', subjectId),
);

export async function hasTransaction(em: EntityManager, subject: TransactionSubject): Promise<boolean> {
  return (await findId.firstRow(em, subject)) !== undefined;
}

const nextNonce = statement(
  [ChainTransaction],
  (db, { network, from }: Parameters<{ network: Network; from: string }>) =>
    db
      .selectFrom('chain_transactions')
      .select((row) => row.fn.max('nonce').as('highest'))
      .where('network', '=', network)
      .where('from_address', '=', from)
      .where('state', 'in', ['prepared', 'sent']),
);

/** The first nonce that nothing we signed holds and may still land. Read before the chain is asked for its own. */
export async function lowestFreeNonce(em: EntityManager, network: Network, from: string): Promise<bigint> {
  const row = await nextNonce.firstRow(em, { network, from });
  return typeof row?.highest === 'bigint' ? row.highest + 1n : 0n;
}

export function isLive({ state }: ChainTransaction): boolean {
  return state === 'prepared' || state === 'sent';
}

/** What was signed for a row, if anything was. */
export function signedOf(row: ChainTransaction): SignedTransaction | undefined {
  const { txHash, fromAddress: from, signedPayload: payload, nonce, lastBlockHeight } = row;
  if (!txHash || !from || !payload) return undefined;
  if (typeof nonce === 'bigint') return { txHash, from, payload, nonce };
  return typeof lastBlockHeight === 'bigint' ? { txHash, from, payload, lastBlockHeight } : undefined;
}

export function isOneOf({ txHash: latest, outbidHashes }: ChainTransaction, txHash: string): boolean {
  return latest === txHash || outbidHashes.includes(txHash);
}

/** Whether only one of the two can land. */
export function sharesNonce(row: ChainTransaction, { nonce }: SignedTransaction): boolean {
  return row.txHash !== null && nonce !== undefined && row.nonce === nonce;
}

export function storeSigned(row: ChainTransaction, signed: SignedTransaction, now: Date): void {
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
  row.isHeld = false;
}

/** Whichever of them landed is the transaction from then on. Until it is final, a fork may hold another one. */
export function storeLanded(row: ChainTransaction, txHash: string): void {
  if (row.txHash === txHash) return;
  const others = row.txHash ? [row.txHash, ...row.outbidHashes] : row.outbidHashes;
  row.outbidHashes = others.filter((hash) => hash !== txHash);
  row.txHash = txHash;
}

/** Only for a transaction that failed for good. */
export function dropSigned(row: ChainTransaction): void {
  row.txHash = null;
  row.fromAddress = null;
  row.signedPayload = null;
  row.nonce = null;
  row.lastBlockHeight = null;
  row.outbidHashes = [];
  row.state = 'prepared';
}
