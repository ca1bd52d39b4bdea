import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/composition/open-database.ts';
import { migrations } from '../server/foundation/db/migrations/index.ts';
import { applyMigrations, readSchemaDrift } from '../server/foundation/db/migrator.ts';
import { findBlockingStatements } from './migration-locks.ts';
import { readStatements } from './migration-statements.ts';
import { startPostgres } from './postgres.ts';
import { describeSchema, readSchemaFile, SCHEMA_FILE } from './schema-file.ts';

/**
 * Fails if an entity was changed without a migration, a migration locks tables of a running service, or `schema.sql`
 * is out of date, which `--write` fixes. Starts its own PostgreSQL.
 */
async function findProblems(databaseUrl: string): Promise<string[]> {
  const locks = await Promise.all(
    migrations.map(async (migration) =>
      findBlockingStatements(migration.name, await readStatements(migration)),
    ),
  );
  await using orm = await openDatabase(databaseUrl, { poolSize: 4, applicationName: 'agent-market-check' });
  await applyMigrations(orm);
  const drift = await readSchemaDrift(orm);
  const schema = await describeSchema(orm.em.fork());
  if (process.argv.includes('--write')) await writeFile(SCHEMA_FILE, schema);
  return [
    ...locks.flat(),
    ...(drift === '' ? [] : [`The migrations do not make what the entities describe. Missing:\n\n${drift}`]),
    ...((await readSchemaFile()) === schema ? [] : ['schema.sql is out of date: run `npm run db:schema`.']),
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'market-migration-check-'));
const postgres = await startPostgres({ dataDir: join(folder, 'data'), disposable: true });
try {
  const problems = await findProblems(await postgres.createDatabase('migration_check'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Migrations, entities and schema.sql agree.');
} finally {
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
}
