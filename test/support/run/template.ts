import pg from 'pg';
import { migrate } from '../../../server/commands/migrate.ts';

/** Applies every migration to the database that fresh test databases are copied from. */
export async function migrateTemplate(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  await planOnce(databaseUrl);
}

/** Connections of tests are short, and would plan most statements for every execution. */
async function planOnce(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`alter role all set plan_cache_mode = 'force_generic_plan'`);
  } finally {
    await client.end();
  }
}
