import type { TestDatabase } from './database.ts';

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

/** Every row of every table as text, as in a backup or a leak. */
export async function dumpDatabase(database: TestDatabase): Promise<string> {
  const tables = await database.query<{ name: string }>(TABLES);
  const selects = tables.flatMap(({ name }) => [
    `select '-- ${name}' as line`,
    `select whole::text from ${name} whole`,
  ]);
  const lines = await database.query<{ line: string }>(selects.join(' union all '));
  return lines.map(({ line }) => line).join('\n');
}
