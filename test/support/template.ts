import { existsSync } from 'node:fs';

/** Applies every migration to the database that fresh test databases are copied from. */
export async function migrateTemplate(databaseUrl: string): Promise<void> {
  if (!existsSync(new URL('../../server/db/migrate.ts', import.meta.url))) return;
  const { migrate } = await import('../../server/db/migrate.ts');
  await migrate(databaseUrl);
}
