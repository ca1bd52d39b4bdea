import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMigrationDrift } from '../server/commands/migration-drift.ts';
import { migrations } from '../server/foundation/db/migrations/index.ts';
import { findBlockingStatements } from './migration-locks.ts';
import { readStatements } from './migration-statements.ts';
import { startPostgres } from './postgres.ts';

/** Fails when an entity was changed without a migration, or a migration holds up a running service. Needs nothing: it starts a PostgreSQL of its own. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'market-migration-check-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), disposable: true });
  try {
    const locks = await Promise.all(
      migrations.map(async (migration) =>
        findBlockingStatements(migration.name, await readStatements(migration)),
      ),
    );
    const drift = await findMigrationDrift(await postgres.createDatabase('migration_check'));
    for (const problem of locks.flat()) console.error(problem);
    if (locks.flat().length > 0) process.exitCode = 1;
    if (drift === '') {
      console.log('Migrations and entities agree.');
      return;
    }
    console.error(`The migrations do not make what the entities describe. Missing:\n\n${drift}`);
    process.exitCode = 1;
  } finally {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
