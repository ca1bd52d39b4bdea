import type { World } from './world/world.ts';

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`;

/** Everything that may explain a violation: the trace, every row, and the log. Some violations need luck to be shown again. */
export async function collectEvidence({ database, trace, cluster, violations }: World): Promise<string> {
  const parts = new Map<string, readonly string[]>();
  parts.set(
    'violations',
    violations.map(({ rule, problem }) => `${rule}: ${problem}`),
  );
  parts.set('trace', trace);
  for (const { name } of await database.query<{ name: string }>(TABLES)) {
    const rows = await database.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
    const lines = rows.map(({ row }) => row);
    if (lines.length > 0) parts.set(name, lines);
  }
  parts.set('log', cluster.logLines);
  return [...parts].map(([title, lines]) => [`# ${title}`, ...lines].join('\n')).join('\n\n');
}
