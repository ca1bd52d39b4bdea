import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../../foundation/db/row-list.ts';
import {
  anyOf,
  type Parameters,
  type StatementRow,
  statement,
  type Tables,
} from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { OutdatedDraftError } from '../../errors.ts';
import { ChainTransaction } from '../../transactions/chain-transaction.entity.ts';
import type { BatchTransfer, SignedTransaction } from '../../types.ts';
import { ChainTransfer } from '../chain-transfer.entity.ts';

export const BATCH_KIND = 'batch';

const ENTITIES = [ChainTransaction, ChainTransfer] as const;

interface Lease {
  network: Network;
  now: Date;
  /** Another process may take over then. */
  until: Date;
}

const LEASED_COLUMNS = [
  'leased.id',
  'leased.network',
  'leased.created_at',
  'leased.from_address',
  'leased.authorized_until',
  'terms.to_address',
  'terms.amount_micro',
  'terms.funding_network',
  'terms.funding_reference',
] as const;

/** Due transfers that no other process leases at this moment. */
const selectDue = (db: Kysely<Tables<(typeof ENTITIES)[number]>>, { network, now }: Parameters<Lease>) =>
  db
    .selectFrom('chain_transactions')
    .select('id')
    .where('network', '=', network)
    .where('batching', '=', 'shared')
    .where('state', '=', 'prepared')
    .where('next_attempt_at', '<=', now)
    .forUpdate()
    .skipLocked();

function lease(
  db: Kysely<Tables<(typeof ENTITIES)[number]>>,
  due: ReturnType<typeof selectDue>,
  { until }: Parameters<Lease>,
) {
  return db
    .with('due', () => due)
    .updateTable('chain_transactions as leased')
    .from('due')
    .innerJoin('chain_transfers as terms', 'terms.id', 'due.id')
    .set({ next_attempt_at: until })
    .whereRef('leased.id', '=', 'due.id')
    .returning(LEASED_COLUMNS);
}

const leaseDue = statement(ENTITIES, (db, values: Parameters<Lease & { limit: number }>) => {
  const due = selectDue(db, values).orderBy('next_attempt_at').orderBy('id').limit(values.limit);
  return lease(db, due, values);
});

const leaseRequested = statement(ENTITIES, (db, values: Parameters<Lease & { ids: readonly string[] }>) =>
  lease(db, selectDue(db, values).where('id', '=', anyOf(values.ids)), values),
);

/** A transfer that this process may sign until the lease ends. */
export type LeasedTransfer = StatementRow<typeof leaseDue> & { leasedUntil: Date };

/** Due transfers, the longest waiting first. */
export async function leaseDueTransfers(
  em: EntityManager,
  lease: Lease & { limit: number },
): Promise<LeasedTransfer[]> {
  return (await leaseDue.rows(em, lease)).map((row) => ({ ...row, leasedUntil: lease.until }));
}

/** Those of the requested transfers that are due. */
export async function leaseRequestedTransfers(
  em: EntityManager,
  lease: Lease & { ids: readonly string[] },
): Promise<LeasedTransfer[]> {
  return (await leaseRequested.rows(em, lease)).map((row) => ({ ...row, leasedUntil: lease.until }));
}

type LeaseQuery = { ids: readonly string[]; now: Date };

const selectLeases = statement(ENTITIES, (db, { ids, now }: Parameters<LeaseQuery>) =>
  db
    .selectFrom('chain_transactions')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('batching', '=', 'shared')
    .where('state', '=', 'prepared')
    .where('trouble', 'is', null)
    .where('checks', '=', 0)
    .where('next_attempt_at', '>', now),
);

/** Which transfers a process is about to send, and have not waited for anything yet. */
export async function listLeased(em: EntityManager, query: LeaseQuery): Promise<Set<string>> {
  return new Set((await selectLeases.rows(em, query)).map(({ id }) => id));
}

type DueAfter = Pick<Lease, 'network'> & { after: Date };

const selectNextDue = statement(ENTITIES, (db, { network, after }: Parameters<DueAfter>) =>
  db
    .selectFrom('chain_transactions')
    .select('next_attempt_at')
    .where('network', '=', network)
    .where('batching', '=', 'shared')
    .where('state', '=', 'prepared')
    .where('next_attempt_at', '>', after)
    .orderBy('next_attempt_at')
    .limit(1),
);

/** Those due before are locked by others at this moment. */
export async function readNextDue(em: EntityManager, due: DueAfter): Promise<Date | undefined> {
  return (await selectNextDue.firstRow(em, due))?.next_attempt_at ?? undefined;
}

type JoinedTransfer = Pick<LeasedTransfer, 'id' | 'to_address'>;

interface JoiningTransfers {
  batchId: string;
  txHash: string;
  from: string;
  authorizedUntil: Date | null;
  leasedUntil: Date;
  now: Date;
  transfers: RowList<JoinedTransfer>;
}

const join = statement(ENTITIES, (db, values: Parameters<JoiningTransfers>) =>
  db
    .updateTable('chain_transactions as joined')
    .from(selectFromRowList(values.transfers, 'wanted', { id: 'text', to_address: 'text' }))
    .innerJoin('chain_transfers as terms', 'terms.id', 'wanted.id')
    .set({
      state: 'batched',
      batch_id: values.batchId,
      tx_hash: values.txHash,
      from_address: values.from,
      authorized_until: sql<Date | null>`${values.authorizedUntil}::timestamptz`,
      attempt: sql<number>`joined.attempt + 1`,
      checks: 0,
      signed_at: values.now,
      next_attempt_at: null,
      last_error: null,
      trouble: null,
      updated_at: values.now,
    })
    .whereRef('joined.id', '=', 'wanted.id')
    .whereRef('terms.to_address', '=', 'wanted.to_address')
    .where('joined.batching', '=', 'shared')
    .where('joined.state', '=', 'prepared')
    .where('joined.next_attempt_at', '=', values.leasedUntil),
);

interface Joining {
  batchId: string;
  signed: SignedTransaction;
  treasury: string;
  authorizedUntil: Date | undefined;
  now: Date;
}

/** Runs in the transaction that stores the batch. None joins if one was withdrawn, redirected or taken over. */
export async function joinBatch(
  em: EntityManager,
  transfers: readonly LeasedTransfer[],
  { batchId, signed, treasury, authorizedUntil, now }: Joining,
): Promise<void> {
  const joined = await join.affected(em, {
    batchId,
    txHash: signed.txHash,
    from: treasury,
    authorizedUntil: authorizedUntil ?? null,
    leasedUntil: transfers[0]?.leasedUntil ?? now,
    now,
    transfers: encodeRowList(transfers.map(({ id, to_address }) => ({ id, to_address }))),
  });
  if (joined !== transfers.length) throw new OutdatedDraftError();
}

const selectLeased = statement(
  ENTITIES,
  (db, { ids, leasedUntil }: Parameters<{ ids: readonly string[]; leasedUntil: Date }>) =>
    db
      .selectFrom('chain_transactions as leased')
      .innerJoin('chain_transfers as terms', 'terms.id', 'leased.id')
      .select(LEASED_COLUMNS)
      .where('leased.id', '=', anyOf(ids))
      .where('leased.batching', '=', 'shared')
      .where('leased.state', '=', 'prepared')
      .where('leased.next_attempt_at', '=', leasedUntil),
);

/** Those of the transfers that are still leased by this process, with their current terms. */
export async function readLeasedTransfers(
  em: EntityManager,
  transfers: readonly LeasedTransfer[],
): Promise<LeasedTransfer[]> {
  const [first] = transfers;
  if (!first) return [];
  const { leasedUntil } = first;
  const ids = transfers.map(({ id }) => id);
  return (await selectLeased.rows(em, { ids, leasedUntil })).map((row) => ({ ...row, leasedUntil }));
}

const selectMembers = statement(ENTITIES, (db, { batchId }: Parameters<{ batchId: string }>) =>
  db
    .selectFrom('chain_transactions as leased')
    .innerJoin('chain_transfers as terms', 'terms.id', 'leased.id')
    .select(LEASED_COLUMNS)
    .where('leased.batch_id', '=', batchId)
    .where('leased.state', '=', 'batched'),
);

/** The transfers that a batch has yet to decide. */
export async function readBatchTransfers(em: EntityManager, batchId: string): Promise<BatchTransfer[]> {
  return (await selectMembers.rows(em, { batchId })).map(toBatchTransfer);
}

type TransferColumns = StatementRow<typeof selectMembers>;

export function toBatchTransfer(row: TransferColumns): BatchTransfer {
  const { id, to_address, amount_micro, created_at, from_address, authorized_until } = row;
  const authorization =
    from_address && authorized_until ? { authorizer: from_address, until: authorized_until } : undefined;
  return { id, to: to_address, amountMicro: amount_micro, requestedAt: created_at, authorization };
}

const setHash = statement(
  ENTITIES,
  (db, { batchId, txHash }: Parameters<{ batchId: string; txHash: string }>) =>
    db
      .updateTable('chain_transactions')
      .set({ tx_hash: txHash })
      .where('batch_id', '=', batchId)
      .where('state', '=', 'batched')
      .where('tx_hash', '<>', txHash),
);

/** A batch that is signed again at a higher fee has another hash. */
export async function setTransferHashes(em: EntityManager, batchId: string, txHash: string): Promise<void> {
  await setHash.affected(em, { batchId, txHash });
}

interface Release {
  batchId: string;
  reason: string;
  now: Date;
}

const release = statement(ENTITIES, (db, { batchId, reason, now }: Parameters<Release>) =>
  db
    .updateTable('chain_transactions')
    .set({
      state: 'prepared',
      batch_id: null,
      tx_hash: null,
      next_attempt_at: now,
      last_error: reason,
      updated_at: now,
    })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'batched'),
);

/** Only of a batch that can never land: its transfers are due again. */
export async function releaseTransfers(em: EntityManager, values: Release): Promise<void> {
  await release.affected(em, values);
}

const deleteDissolved = statement(
  ENTITIES,
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('chain_transactions')
      .where('id', 'in', (batch) =>
        batch
          .selectFrom('chain_transactions')
          .select('id')
          .where('kind', '=', sql.lit(BATCH_KIND))
          .where('state', '=', 'failed')
          .where('trouble', 'is not', null)
          .where('created_at', '<', before)
          .limit(limit),
      ),
);

/** Batches that never landed; their transfers have left them. */
export function pruneDissolvedBatches(em: EntityManager, before: Date, limit: number): Promise<number> {
  return deleteDissolved.affected(em, { before, limit });
}
