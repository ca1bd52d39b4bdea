import { setTimeout as delay } from 'node:timers/promises';
import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { firstRow, rows, tables } from './statement.ts';

/** Any fixed number; it must be the same in every process that migrates. */
const MIGRATION_LOCK = 4_815_162_342;

export interface MigrationReport {
  applied: string[];
}

/**
 * Concurrent index builds wait for every snapshot. So it has no parameters (a prepared statement would keep its
 * snapshot) and does not wait (a waiting statement keeps its own, and the build would never end).
 */
const TRY_LOCK = sql<boolean>`pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.as('taken');
const LOCK_POLL_MS = 100;

/** A migration that waits for a table blocks everything behind it: better to fail and be run again. */
const LOCK_TIMEOUT = '5s';

/**
 * Applies pending migrations. Processes that start at once take an advisory lock in turn, and the second finds nothing
 * to do. Migrations run together in one transaction; a non-transactional one runs alone.
 */
export async function applyMigrations(
  orm: MikroORM,
  onMigration: (name: string) => void = () => {},
): Promise<MigrationReport> {
  // the lock's own transaction touches no table, because concurrent index builds wait for others
  return orm.em.fork().transactional(async (em) => {
    while (!(await firstRow(em, tables().selectNoFrom(TRY_LOCK)))?.taken) await delay(LOCK_POLL_MS);
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

/** Migrations were squashed before the first release; databases of older ones have other tables. */
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

/** The SQL that would bring the database to the state of the entities; empty if they agree. */
export async function readSchemaDrift(orm: MikroORM): Promise<string> {
  return (await orm.schema.getUpdateSchemaSQL({ wrap: false })).trim();
}
