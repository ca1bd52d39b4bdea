import { migrate } from '../../../server/commands/migrate.ts';

/** Applies every migration to the database that fresh test databases are copied from. */
export async function migrateTemplate(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
}
