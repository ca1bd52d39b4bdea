import { migrate } from '../../../server/commands/migrate.ts';
import { runSql } from '../database/run-sql.ts';

/** Connections of tests are short, and would plan most statements for every execution. */
const PLAN_ONCE = `alter role all set plan_cache_mode = 'force_generic_plan'`;

/** Applies every migration to the database that fresh test databases are copied from. */
export async function migrateTemplate(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  await runSql(databaseUrl, PLAN_ONCE);
}
