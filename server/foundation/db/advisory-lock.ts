import { sql } from 'kysely';
import type { EntityManager } from './orm.ts';
import { firstRow, tables } from './statement.ts';

/** Waits for its turn among all that name the same thing; the lock ends with the transaction. */
export async function takeLock(em: EntityManager, name: string): Promise<void> {
  await firstRow(
    em,
    tables().selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken')),
  );
}

/** True when it is nobody else's turn now. */
export async function tryLock(em: EntityManager, name: string): Promise<boolean> {
  const taken = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken');
  return (await firstRow(em, tables().selectNoFrom(taken)))?.taken ?? false;
}
