import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { rows, tables } from './statement.ts';

/** Any fixed number will do; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 4_815_162_342;

export interface MigrationReport {
  applied: string[];
}

/**
 * Applies what is pending, all or nothing. Two processes that start at once queue up behind an advisory lock, and
 * the second finds nothing left to do.
 */
export async function applyMigrations(
  orm: MikroORM,
  onMigration: (name: string) => void = () => {},
): Promise<MigrationReport> {
  return orm.em.fork().transactional(async (em) => {
    await rows(em, tables().selectNoFrom(sql`pg_advisory_xact_lock(${MIGRATION_LOCK})`.as('taken')));
    const transaction = em.getTransactionContext();
    const listener = ({ name }: { name: string }) => onMigration(name);
    orm.migrator.on('migrating', listener);
    try {
      const done = await orm.migrator.up(transaction ? { transaction } : undefined);
      return { applied: done.map(({ name }) => name) };
    } finally {
      orm.migrator.off('migrating', listener);
    }
  });
}

export async function pendingMigrations(orm: MikroORM): Promise<string[]> {
  return (await orm.migrator.getPending()).map(({ name }) => name);
}

/** The SQL that would bring the database to what the entities say; empty when they agree. */
export async function schemaDrift(orm: MikroORM): Promise<string> {
  return (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
}
