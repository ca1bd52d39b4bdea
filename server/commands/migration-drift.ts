import { openDatabase } from '../composition/open-database.ts';
import { applyMigrations, readSchemaDrift } from '../foundation/db/migrator.ts';

/**
 * Applies all migrations to an empty database and compares it with the entities. Returns the SQL that is
 * missing from the migrations; empty when they agree.
 */
export async function findMigrationDrift(emptyDatabaseUrl: string): Promise<string> {
  await using orm = await openDatabase(emptyDatabaseUrl, {
    poolSize: 2,
    applicationName: 'agent-market-check',
  });
  await applyMigrations(orm);
  return await readSchemaDrift(orm);
}
