import type pg from 'pg';

/** In bytes. */
export interface TableSize {
  table: string;
  heap: number;
  indexes: number;
  /** Each index. */
  parts: { name: string; bytes: number }[];
}

/** Counters of the rate limits: one per request in this measurement, whatever its subject. */
const IGNORED = ['rate_limit_counters'];

const SIZES_SQL = `
  select c.relname as table,
    (pg_relation_size(c.oid) + coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0))::float8 as heap,
    pg_indexes_size(c.oid)::float8 as indexes,
    (select coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'bytes',
        pg_relation_size(i.indexrelid)) order by i.indexrelid), '[]') from pg_index i where i.indrelid = c.oid) as parts
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
  order by 1`;

export async function readSizes(database: pg.Pool): Promise<TableSize[]> {
  return (await database.query<TableSize>(SIZES_SQL, [IGNORED])).rows;
}

/** What was added for each of so many. */
export function subtractSizes(
  before: readonly TableSize[],
  after: readonly TableSize[],
  count: number,
): TableSize[] {
  const each = (from: number | undefined, to: number) => (to - (from ?? 0)) / count;
  return after.map(({ table, heap, indexes, parts }) => {
    const from = before.find((size) => size.table === table);
    const known = new Map(from?.parts.map(({ name, bytes }) => [name, bytes]));
    return {
      table,
      heap: each(from?.heap, heap),
      indexes: each(from?.indexes, indexes),
      parts: [
        { name: table, bytes: each(from?.heap, heap) },
        ...parts.map(({ name, bytes }) => ({ name, bytes: each(known.get(name), bytes) })),
      ].filter(({ bytes }) => bytes !== 0),
    };
  });
}
