import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';
import { type Parameters, statement, type Tables } from '../db/statement.ts';
import { OutboxRow } from './outbox.entity.ts';
import { isOpen } from './rows.ts';

type Schema = Tables<typeof OutboxRow>;

/** A row that a worker runs; `attempts` tells this run from those before it. */
export type RunningRow = Pick<Selectable<Schema['outbox']>, 'id' | 'key' | 'payload' | 'attempts'>;

type Run = Pick<RunningRow, 'id' | 'attempts'>;

const isStill =
  ({ id, attempts }: Parameters<Run>) =>
  (eb: ExpressionBuilder<Schema, 'outbox'>) =>
    eb.and([eb('id', '=', id), eb('attempts', '=', attempts), isOpen(eb)]);

interface Lease {
  now: Date;
  leaseSeconds: number;
}

/**
 * For how long a run is its worker's, unless it says again that it is alive. The lock is on the database's own time:
 * it asks whether a process died, which a service clock moved by hand must not answer. The relay looks a little later,
 * so that it does not find the lock in its last moment and wait for another lease.
 */
const held = ({ now, leaseSeconds }: Parameters<Lease>) => ({
  locked_until: sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
  due_at: sql<Date>`${now}::timestamptz + make_interval(secs => ${leaseSeconds} + 0.5)`,
});

const begin = statement([OutboxRow], (db, run: Parameters<Lease & { id: bigint }>) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), relays: 0, ...held(run) }))
    .where('id', '=', run.id)
    .where(isOpen)
    .where((eb) =>
      eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', sql<Date>`clock_timestamp()`)]),
    )
    .returning(['id', 'key', 'payload', 'attempts']),
);

/** Begins a run, unless the row is finished or another worker has it. */
export function beginRun(
  em: EntityManager,
  id: bigint,
  now: Date,
  leaseSeconds: number,
): Promise<RunningRow | undefined> {
  return begin.firstRow(em, { id, now, leaseSeconds });
}

const prolong = statement([OutboxRow], (db, run: Parameters<Lease & Run>) =>
  db
    .updateTable('outbox')
    .set(held(run))
    .where('id', '=', (eb) =>
      eb.selectFrom('outbox').select('id').where(isStill(run)).forUpdate().skipLocked(),
    ),
);

/** A row that its own run has locked needs no word that the run is alive, and must not be waited for. */
export async function prolongRun(
  em: EntityManager,
  run: Run,
  now: Date,
  leaseSeconds: number,
): Promise<void> {
  await prolong.affected(em, { ...run, now, leaseSeconds });
}

const finish = statement([OutboxRow], (db, run: Parameters<Run & { now: Date }>) =>
  db.updateTable('outbox').set({ done_at: run.now, locked_until: null }).where(isStill(run)),
);

/** False when this run was given up for lost and another has taken its place. */
export async function markDone(em: EntityManager, run: Run, now: Date): Promise<boolean> {
  return (await finish.affected(em, { ...run, now })) > 0;
}

const retry = statement([OutboxRow], (db, run: Parameters<Run & { error: string; dueAt: Date }>) =>
  db
    .updateTable('outbox')
    .set({ last_error: run.error, due_at: run.dueAt, relays: 0, locked_until: null })
    .where(isStill(run)),
);

export async function markForRetry(em: EntityManager, run: Run, error: string, dueAt: Date): Promise<void> {
  await retry.affected(em, { ...run, error, dueAt });
}

const setAside = statement([OutboxRow], (db, run: Parameters<Run & { error: string; now: Date }>) =>
  db
    .updateTable('outbox')
    .set({ last_error: run.error, failed_at: run.now, locked_until: null })
    .where(isStill(run)),
);

/** False when this run was given up for lost and another has taken its place. */
export async function markFailed(em: EntityManager, run: Run, error: string, now: Date): Promise<boolean> {
  return (await setAside.affected(em, { ...run, error, now })) > 0;
}
