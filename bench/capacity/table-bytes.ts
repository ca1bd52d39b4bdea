import type pg from 'pg';

/** Of all tables with their indexes, without what later writes reuse. Counters of rate limits expire. */
export async function measureTableBytes(database: pg.Pool): Promise<number> {
  await database.query('vacuum full');
  const { rows } = await database.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(oid)) as bytes from pg_class
     where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace and relname <> 'rate_limit_counters'`,
  );
  return Number(rows[0]?.bytes);
}
