import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';
import { type Parameters, statement, type Tables } from '../db/statement.ts';
import { OutboxRow } from './outbox.entity.ts';
import { isOpen } from './relay-rows.ts';

type Schema = Tables<typeof OutboxRow>;

/** A row that a worker runs; `attempts` distinguishes this run from earlier ones. */
export type LeasedRow = Pick<Selectable<Schema['outbox']>, 'id' | 'key' | 'payload' | 'attempts' | 'run_at'>;

type LeaseKey = Pick<LeasedRow, 'id' | 'attempts'>;

const isCurrentLease =
  ({ id, attempts }: Parameters<LeaseKey>) =>
  (eb: ExpressionBuilder<Schema, 'outbox'>) =>
    eb.and([eb('id', '=', id), eb('attempts', '=', attempts), isOpen(eb)]);

interface LeaseTerms {
  now: Date;
  leaseSeconds: number;
}

/**
 * How long a run belongs to its worker without a heartbeat. It uses the database clock, because a shifted service
 * clock must not decide whether a process died. The relay checks slightly later, so that it does not miss the expiry
 * and wait for another lease.
 */
const leaseColumns = ({ now, leaseSeconds }: Parameters<LeaseTerms>) => ({
  locked_until: sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
  due_at: sql<Date>`${now}::timestamptz + make_interval(secs => ${leaseSeconds} + 0.5)`,
});

const lease = statement([OutboxRow], (db, run: Parameters<LeaseTerms & { id: bigint }>) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), relays: 0, ...leaseColumns(run) }))
    .where('id', '=', run.id)
    .where(isOpen)
    .where((eb) =>
      eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', sql<Date>`clock_timestamp()`)]),
    )
    .returning(['id', 'key', 'payload', 'attempts', 'run_at']),
);

/** Starts a run, unless the row is finished or leased by another worker. */
export function leaseRow(
  em: EntityManager,
  id: bigint,
  now: Date,
  leaseSeconds: number,
): Promise<LeasedRow | undefined> {
  return lease.firstRow(em, { id, now, leaseSeconds });
}

const renew = statement([OutboxRow], (db, run: Parameters<LeaseTerms & LeaseKey>) =>
  db
    .updateTable('outbox')
    .set(leaseColumns(run))
    .where('id', '=', (eb) =>
      eb.selectFrom('outbox').select('id').where(isCurrentLease(run)).forUpdate().skipLocked(),
    ),
);

/** A row that its own run has locked needs no heartbeat and must not be waited for. */
export async function renewLease(
  em: EntityManager,
  run: LeaseKey,
  now: Date,
  leaseSeconds: number,
): Promise<void> {
  await renew.affected(em, { ...run, now, leaseSeconds });
}

const complete = statement([OutboxRow], (db, run: Parameters<LeaseKey & { now: Date }>) =>
  db.updateTable('outbox').set({ done_at: run.now, locked_until: null }).where(isCurrentLease(run)),
);

/** False if the lease expired and another run replaced this one. */
export async function markDone(em: EntityManager, run: LeaseKey, now: Date): Promise<boolean> {
  return (await complete.affected(em, { ...run, now })) > 0;
}

const retry = statement([OutboxRow], (db, run: Parameters<LeaseKey & { error: string; dueAt: Date }>) =>
  db
    .updateTable('outbox')
    .set({ last_error: run.error, due_at: run.dueAt, relays: 0, locked_until: null })
    .where(isCurrentLease(run)),
);

export async function scheduleRetry(
  em: EntityManager,
  run: LeaseKey,
  error: string,
  dueAt: Date,
): Promise<void> {
  await retry.affected(em, { ...run, error, dueAt });
}

const deadLetter = statement([OutboxRow], (db, run: Parameters<LeaseKey & { error: string; now: Date }>) =>
  db
    .updateTable('outbox')
    .set({ last_error: run.error, failed_at: run.now, locked_until: null })
    .where(isCurrentLease(run)),
);

/** False if the lease expired and another run replaced this one. */
export async function markDeadLetter(
  em: EntityManager,
  run: LeaseKey,
  error: string,
  now: Date,
): Promise<boolean> {
  return (await deadLetter.affected(em, { ...run, error, now })) > 0;
}
