import { sql } from 'kysely';
import type { EntityManager } from './orm.ts';
import { type Parameters, statement } from './statement.ts';

type LockName = { name: string };

const lock = statement([], (db, { name }: Parameters<LockName>) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken')),
);

/** Waits for the lock with this name; it ends with the transaction. */
export async function acquireAdvisoryLock(em: EntityManager, name: string): Promise<void> {
  await lock.rows(em, { name });
}

const tryLockStatement = statement([], (db, { name }: Parameters<LockName>) =>
  db.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('taken')),
);

/** True if the lock is free. */
export async function tryAdvisoryLock(em: EntityManager, name: string): Promise<boolean> {
  return (await tryLockStatement.firstRow(em, { name }))?.taken ?? false;
}
