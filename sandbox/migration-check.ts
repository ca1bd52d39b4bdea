import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMigrationDrift } from '../server/commands/migration-drift.ts';
import { startPostgres } from './postgres.ts';

/** Fails when an entity was changed without a migration. Needs nothing: it starts a PostgreSQL of its own. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'market-migration-check-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'data'), disposable: true });
  try {
    const drift = await findMigrationDrift(await postgres.createDatabase('migration_check'));
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
