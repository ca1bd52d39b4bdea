import type { TestDatabase } from './database.ts';

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/** Every row of every table as text, as in a backup or a leak. */
export async function dumpDatabase(database: TestDatabase): Promise<string> {
  const parts: string[] = [];
  for (const { name } of await database.query<{ name: string }>(TABLES)) {
    const rows = await database.query<{ row: string }>(`select whole::text as row from ${name} whole`);
    parts.push(`-- ${name}`, ...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}
