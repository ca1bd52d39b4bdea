import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { rows, tables } from './statement.ts';

/** Any fixed number will do; it only has to be the same in every process that migrates. */
const MIGRATION_LOCK = 4_815_162_342;

export interface MigrationReport {
  applied: string[];
}

/** Written out: a statement with parameters would keep its view of the tables, for which concurrent indexes wait. */
const LOCK = sql`pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.as('taken');

/** Who waits for a table holds up all that come after: better to give up and be run again. */
const LOCK_TIMEOUT = '5s';

/**
 * Applies what is pending. Two processes that start at once queue up behind an advisory lock, and the second finds
 * nothing left to do. Migrations are applied together, all or nothing; one that is not transactional stands alone.
 */
export async function applyMigrations(
  orm: MikroORM,
  onMigration: (name: string) => void = () => {},
): Promise<MigrationReport> {
  // the lock has a transaction of its own, which touches no table: an index that is built concurrently waits for others
  return orm.em.fork().transactional(async (em) => {
    await rows(em, tables().selectNoFrom(LOCK));
    const listener = ({ name }: { name: string }) => onMigration(name);
    orm.migrator.on('migrating', listener);
    try {
      await assertSupported(orm);
      const applied: string[] = [];
      for (const run of groupIntoBatches(orm, await listPendingMigrations(orm)))
        applied.push(...(await applyBatch(orm, run)));
      return { applied };
    } finally {
      orm.migrator.off('migrating', listener);
    }
  });
}

interface MigrationBatch {
  isTransactional: boolean;
  names: string[];
}

function groupIntoBatches(orm: MikroORM, pending: readonly string[]): MigrationBatch[] {
  const alone = new Set(listNonTransactional(orm));
  const runs: MigrationBatch[] = [];
  for (const name of pending) {
    const isTransactional = !alone.has(name);
    const last = runs.at(-1);
    if (isTransactional && last?.isTransactional) last.names.push(name);
    else runs.push({ isTransactional, names: [name] });
  }
  return runs;
}

function listNonTransactional(orm: MikroORM): string[] {
  const list = (orm.config.get('migrations').migrationsList ?? []) as MigrationObject[];
  return list.flatMap(({ name, class: Kind }) =>
    (Kind.prototype as Migration).isTransactional() ? [] : [name],
  );
}

async function applyBatch(orm: MikroORM, { isTransactional, names }: MigrationBatch): Promise<string[]> {
  if (!isTransactional) return toNames(await orm.migrator.up({ migrations: names }));
  return orm.em.fork().transactional(async (em) => {
    await rows(em, tables().selectNoFrom(sql`set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.as('set')));
    const transaction = em.getTransactionContext();
    return toNames(await orm.migrator.up({ migrations: names, ...(transaction && { transaction }) }));
  });
}

function toNames(done: readonly { name: string }[]): string[] {
  return done.map(({ name }) => name);
}

/** Migrations were squashed before the first release: what older ones made has other tables. */
class UnsupportedDatabaseError extends Error {
  override readonly name = 'UnsupportedDatabaseError';

  constructor(migration: string) {
    super(
      `The database was created by a development version before 0.1.0 (its migration ${migration} is unknown) and cannot be upgraded. ` +
        'Use an empty database. For the sandbox, delete its data folder.',
    );
  }
}

async function assertSupported(orm: MikroORM): Promise<void> {
  const [baseline] = orm.config.get('migrations').migrationsList as MigrationObject[];
  const executed = toNames(await orm.migrator.getExecuted());
  const [first] = executed;
  if (first !== undefined && baseline && !executed.includes(baseline.name))
    throw new UnsupportedDatabaseError(first);
}

export async function listPendingMigrations(orm: MikroORM): Promise<string[]> {
  return toNames(await orm.migrator.getPending());
}

/** The SQL that would bring the database to what the entities say; empty when they agree. */
export async function readSchemaDrift(orm: MikroORM): Promise<string> {
  return (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
}
