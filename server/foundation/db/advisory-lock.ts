import { sql } from 'kysely';
import type { EntityManager } from './orm.ts';
import { type Parameters, statement } from './statement.ts';

type Named = { name: string };

const take = statement([], (db, { name }: Parameters<Named>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken')),
);

/** Waits for its turn among all that name the same thing; the lock ends with the transaction. */
export async function takeLock(em: EntityManager, name: string): Promise<void> {
  await take.rows(em, { name });
}

const attempt = statement([], (db, { name }: Parameters<Named>) =>
  db.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken')),
);

/** True when it is nobody else's turn now. */
export async function tryLock(em: EntityManager, name: string): Promise<boolean> {
  return (await attempt.firstRow(em, { name }))?.taken ?? false;
}
