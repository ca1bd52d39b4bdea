import type { World } from './world/world.ts';

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`;

/** Everything that may explain a violation: the trace, every row, and the log. Some violations need luck to be shown again. */
export async function collectEvidence({ database, trace, cluster, violations }: World): Promise<string> {
  const parts = [['violations', violations.map(({ rule, problem }) => `${rule}: ${problem}`)]];
  parts.push(['trace', trace]);
  for (const { name } of await database.query<{ name: string }>(TABLES)) {
    const rows = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    if (rows.length > 0) parts.push([name, rows.map(({ row }) => row)]);
  }
  parts.push(['log', cluster.logLines]);
  return parts.map(([title, lines]) => [`# ${title}`, ...(lines as string[])].join('\n')).join('\n\n');
}
