import { sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';
import { type Parameters, statement } from '../db/statement.ts';
import { OUTBOX_CHANNEL } from './channel.ts';
import { OutboxRow } from './outbox.entity.ts';

const MAX_COUNTED = 10_000;

const countRows = statement([OutboxRow], (db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('done_at', 'is', null)
        .where('last_error', 'is not', null)
        .where('failed_at', 'is not', null)
        .limit(MAX_COUNTED)
        .as('aside'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('count')),
);

/** The number of rows without attempts left. Reads the index of failed rows, however many are done. */
export async function countDeadLetters(em: EntityManager): Promise<number> {
  return Number((await countRows.firstRow(em))?.count ?? 0n);
}

const requeue = statement([OutboxRow], (db, { id, now }: Parameters<{ id: bigint; now: Date }>) =>
  db
    .with('again', (cte) =>
      cte
        .updateTable('outbox')
        .set({ failed_at: null, attempts: 0, relays: 0, due_at: now, locked_until: null })
        .where('id', '=', id)
        .where('failed_at', 'is not', null)
        .where('done_at', 'is', null)
        .returning('id'),
    )
    .selectFrom('again')
    .select(['id', sql`pg_notify(${OUTBOX_CHANNEL}, '')::text`.as('notified')]),
);

/** Resets the attempts of a dead letter; false if the row is none. */
export async function requeueDeadLetter(em: EntityManager, id: bigint, now: Date): Promise<boolean> {
  return (await requeue.firstRow(em, { id, now })) !== undefined;
}
