import { parseArgs } from 'node:util';
import { openDatabase } from '../composition/open-database.ts';
import { loadDirectDatabaseUrl } from '../config/config.ts';
import { applyMigrations, listPendingMigrations } from '../foundation/db/migrator.ts';
import { migrateQueueSchema } from '../foundation/queue/migrate.ts';

/** Migrates the database at this URL, our tables and those of the queue, and returns which of our migrations ran. */
export async function migrate(databaseUrl: string, onMigration?: (name: string) => void): Promise<string[]> {
  await using orm = await openDatabase(databaseUrl, {
    poolSize: 4,
    applicationName: 'agent-market-migrate',
    preparedStatements: false,
  });
  const { applied } = await applyMigrations(orm, onMigration);
  await migrateQueueSchema(databaseUrl);
  return applied;
}

async function listPending(databaseUrl: string): Promise<string[]> {
  await using orm = await openDatabase(databaseUrl, { poolSize: 2, applicationName: 'agent-market-migrate' });
  return await listPendingMigrations(orm);
}

const USAGE = `npm run db:migrate             applies pending migrations to DATABASE_DIRECT_URL, or DATABASE_URL
npm run db:migrate -- --list   lists them, and changes nothing

Concurrent runs are safe. Running servers are not blocked: migrate first, then replace them.`;

function parseArguments() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { list: flag, help: { ...flag, short: 'h' } } }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`);
  }
}

async function main(): Promise<void> {
  const values = parseArguments();
  if (values.help) return console.log(USAGE);
  const databaseUrl = loadDirectDatabaseUrl(process.env);
  if (values.list) {
    const pending = await listPending(databaseUrl);
    console.log(pending.length === 0 ? 'Nothing pending.' : `Pending:\n  ${pending.join('\n  ')}`);
    return;
  }
  const applied = await migrate(databaseUrl, (name) => console.log(`Applying ${name}`));
  console.log(
    applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.length} migration(s).`,
  );
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
