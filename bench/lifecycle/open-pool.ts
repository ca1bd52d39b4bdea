import pg from 'pg';

/** Connections that PostgreSQL closes when the benchmark ends are no failure. A query that needs one still fails. */
export function openPool(connectionString: string, max: number): pg.Pool {
  return new pg.Pool({ connectionString, max }).on('error', () => {});
}
