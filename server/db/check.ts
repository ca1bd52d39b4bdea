import { applyMigrations, schemaDrift } from './migrator.ts';
import { createOrm } from './orm.ts';

/**
 * Applies all migrations to an empty database and compares it with the entities. Answers with the SQL that is
 * missing from the migrations; empty when they agree.
 */
export async function findMigrationDrift(emptyDatabaseUrl: string): Promise<string> {
  await using orm = await createOrm(emptyDatabaseUrl, { poolSize: 2, applicationName: 'agent-market-check' });
  await applyMigrations(orm);
  return await schemaDrift(orm);
}
