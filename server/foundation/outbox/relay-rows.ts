import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';
import { type Parameters, statement, type Tables } from '../db/statement.ts';
import { OutboxRow } from './outbox.entity.ts';

type Schema = Tables<typeof OutboxRow>;

export const isOpen = (eb: ExpressionBuilder<Schema, 'outbox'>) =>
  eb.and([eb('done_at', 'is', null), eb('failed_at', 'is', null)]);

export type RelayedRow = Pick<Selectable<Schema['outbox']>, 'id' | 'job'>;

export interface RelayedBatch {
  rows: RelayedRow[];
  /** When the next of the other rows is due; undefined if there is none. */
  nextDueAt: Date | undefined;
}

interface Batch {
  now: Date;
  jobs: readonly string[];
  limit: number;
  leaseSeconds: number;
}

const lease = statement([OutboxRow], (db, { now, jobs, limit, leaseSeconds }: Parameters<Batch>) =>
  db
    .with('due', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where(isOpen)
        .where('due_at', '<=', now)
        .where((eb) => eb('job', '=', eb.fn.any(jobs)))
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('leased', (cte) =>
      cte
        .updateTable('outbox')
        .from('due')
        .set((eb) => ({
          relays: eb('relays', '+', 1),
          due_at: sql`${now}::timestamptz + make_interval(secs => ${leaseSeconds} * power(2, least(relays, 5)))`,
        }))
        .whereRef('outbox.id', '=', 'due.id')
        .returning(['outbox.id', 'outbox.job']),
    )
    .with('next', (cte) =>
      cte
        .selectFrom('outbox')
        .select('due_at')
        .where(isOpen)
        .where('due_at', '>', now)
        .where((eb) => eb('job', '=', eb.fn.any(jobs)))
        .orderBy('due_at')
        .limit(1),
    )
    .selectFrom('next')
    .fullJoin('leased', (join) => join.on(sql.lit(false)))
    .select(['leased.id', 'leased.job', 'next.due_at']),
);

/** Takes due rows for the queue. Each is checked again after a doubling delay, in case it does not get there. */
export async function leaseDueRows(em: EntityManager, batch: Batch): Promise<RelayedBatch> {
  const found = await lease.rows(em, batch);
  return {
    rows: found.flatMap(({ id, job }) => (id === null || job === null ? [] : [{ id, job }])),
    nextDueAt: found.find(({ due_at }) => due_at !== null)?.due_at ?? undefined,
  };
}

const returnRows = statement(
  [OutboxRow],
  (db, { ids, now }: Parameters<{ ids: readonly bigint[]; now: Date }>) =>
    db
      .updateTable('outbox')
      .set({ due_at: now })
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .where(isOpen)
      .where('locked_until', 'is', null),
);

/** They are due again: the queue did not accept them. */
export async function returnLeasedRows(
  em: EntityManager,
  rows: readonly RelayedRow[],
  now: Date,
): Promise<void> {
  await returnRows.affected(em, { ids: rows.map(({ id }) => id), now });
}

const deleteDone = statement(
  [OutboxRow],
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('outbox')
      .where('id', 'in', (eb) =>
        eb.selectFrom('outbox').select('id').where('done_at', '<', before).orderBy('done_at').limit(limit),
      ),
);

export function pruneDoneRows(em: EntityManager, before: Date, limit: number): Promise<number> {
  return deleteDone.affected(em, { before, limit });
}
