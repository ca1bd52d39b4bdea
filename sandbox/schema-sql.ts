import type { EntityManager } from '../server/foundation/db/orm.ts';

interface FunctionRow {
  name: string;
  volatility: string;
  definition: string;
}

interface TableRow {
  name: string;
  is_unlogged: boolean;
  columns: string[];
  constraints: string[];
  foreign_keys: string[];
  indexes: string[];
  triggers: string[];
}

const EXTENSIONS = `select extname as name from pg_extension where extname <> 'plpgsql' order by 1`;

const FUNCTIONS = `
  select proname as name, provolatile as volatility, pg_get_functiondef(p.oid) as definition
  from pg_proc p
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by 1, pg_get_function_identity_arguments(p.oid)`;

/** A column with its own sequence is a serial one. */
const COLUMNS = `
  select array_agg(format('%I %s%s%s', attname,
      case when pg_get_serial_sequence(format('%I', t.relname), attname) is null
        then format_type(atttypid, atttypmod)
        when atttypid = 'bigint'::regtype then 'bigserial' else 'serial' end,
      case when attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(adbin, adrelid))
        when pg_get_serial_sequence(format('%I', t.relname), attname) is null and adbin is not null
        then ' default ' || pg_get_expr(adbin, adrelid) else '' end,
      case when attnotnull then ' not null' else '' end) order by attnum)
  from pg_attribute a left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = t.oid and attnum > 0 and not attisdropped`;

const selectConstraints = (kinds: string) => `
  select coalesce(array_agg(format('constraint %I %s', conname, pg_get_constraintdef(c.oid, true))
    order by contype = 'p' desc, conname), '{}')
  from pg_constraint c where conrelid = t.oid and contype in (${kinds})`;

const INDEXES = `
  select coalesce(array_agg(pg_get_indexdef(indexrelid, 0, true) order by indexrelid::regclass::text), '{}')
  from pg_index where indrelid = t.oid and not exists (select from pg_constraint where conindid = indexrelid)`;

const TRIGGERS = `
  select coalesce(array_agg(pg_get_triggerdef(g.oid, true) order by tgname), '{}')
  from pg_trigger g where tgrelid = t.oid and not tgisinternal`;

const TABLES = `
  select relname as name, relpersistence = 'u' as is_unlogged, (${COLUMNS}) as columns, (${selectConstraints("'p', 'u', 'c'")}) as constraints,
    (${selectConstraints("'f'")}) as foreign_keys, (${INDEXES}) as indexes, (${TRIGGERS}) as triggers
  from pg_class t
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'mikro_orm_migrations'
  order by 1`;

/** The tables, indexes, functions and triggers of a database as CREATE statements. */
export async function readSchemaSql(em: EntityManager): Promise<string> {
  const extensions = await em.execute<{ name: string }[]>(EXTENSIONS);
  const functions = sortByUse(await em.execute<FunctionRow[]>(FUNCTIONS));
  const tables = await em.execute<TableRow[]>(TABLES);
  // generated columns and indexes call immutable functions; all others read tables
  const [early, late] = [true, false].map((isEarly) =>
    functions.filter(({ volatility }) => (volatility === 'i') === isEarly).map(formatFunction),
  );
  const parts = [
    extensions.map(({ name }) => `create extension if not exists ${name};`).join('\n'),
    ...(early ?? []),
    ...tables.map(formatTable),
    tables.flatMap(formatForeignKeys).join('\n'),
    ...(late ?? []),
    ...tables.flatMap(({ triggers }) => (triggers.length > 0 ? [triggers.map(end).join('\n')] : [])),
  ];
  return `${parts.filter(Boolean).join('\n\n').replaceAll('public.', '')}\n`;
}

const end = (statement: string) => `${statement};`;

function formatTable({ name, is_unlogged, columns, constraints, indexes }: TableRow): string {
  const lines = [...columns, ...constraints].map((line) => `  ${line}`);
  const kind = is_unlogged ? 'unlogged table' : 'table';
  return [`create ${kind} ${name} (\n${lines.join(',\n')}\n);`, ...indexes.map(end)].join('\n');
}

function formatForeignKeys({ name, foreign_keys }: TableRow): string[] {
  return foreign_keys.map((key) => `alter table ${name} add ${key};`);
}

/** Removes the indentation of bodies. */
function formatFunction({ definition }: FunctionRow): string {
  const body = /\$function\$([\s\S]*)\$function\$/.exec(definition)?.[1] ?? '';
  const lines = body.split('\n');
  const margins = lines.slice(1).flatMap((line) => (line.trim() ? [line.search(/\S/)] : []));
  const margin = Math.min(...margins);
  const text = lines.map((line, at) => (at > 0 ? line.slice(margin) : line).trimEnd()).join('\n');
  return end(
    definition
      .trim()
      .replace('CREATE OR REPLACE', 'CREATE')
      .replace(body, () => text),
  );
}

/** Each after those that it calls. */
function sortByUse(functions: readonly FunctionRow[]): FunctionRow[] {
  const sorted = new Set<FunctionRow>();
  const add = (row: FunctionRow) => {
    if (sorted.has(row)) return;
    for (const other of functions)
      if (other !== row && new RegExp(`\\b${other.name}\\(`).test(row.definition)) add(other);
    sorted.add(row);
  };
  for (const row of functions) add(row);
  return [...sorted];
}
