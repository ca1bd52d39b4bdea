import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startPostgres } from '../../sandbox/postgres.ts';
import { openPool } from './open-pool.ts';
import { migrate, type Version } from './versions.ts';

/**
 * Commits reach the disk, as in production. Pages are not logged in full: how often that happens depends on
 * checkpoints, and would hide what a lifecycle itself writes.
 */
const SETTINGS = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'on',
  full_page_writes: 'off',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  max_connections: '300',
};

export interface StatementCost {
  query: string;
  calls: number;
  totalMs: number;
  walBytes: number;
}

/** PostgreSQL with a template for each version. */
export class BenchPostgres {
  readonly #folder: string;
  readonly #server: EmbeddedPostgres;
  readonly #pool: pg.Pool;
  readonly pid: number;

  static async start(): Promise<BenchPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-lifecycle-'));
    chmodSync(folder, 0o755);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const dataDir = join(folder, 'postgres');
    const first = await startPostgres({ dataDir });
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    for (const [name, value] of Object.entries(SETTINGS))
      await client.query(name.startsWith('pg_stat') ? 'select 1' : `alter system set ${name} = '${value}'`);
    await client.end();
    await first.close();
    return new BenchPostgres(folder, await startPostgres({ dataDir }));
  }

  private constructor(folder: string, server: EmbeddedPostgres) {
    this.#folder = folder;
    this.#server = server;
    this.#pool = openPool(server.url, 2);
    this.pid = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
  }

  get port(): number {
    return this.#server.port;
  }

  async migrateTemplate(version: Version): Promise<void> {
    migrate(version, await this.#server.createDatabase(`template_${version.name}`));
  }

  createDatabase(name: string, version: Version): Promise<string> {
    return this.#server.createDatabase(name, `template_${version.name}`);
  }

  createEmptyDatabase(name: string): Promise<string> {
    return this.#server.createDatabase(name);
  }

  /** Bytes of write-ahead log so far. */
  async readWalBytes(): Promise<number> {
    const { rows } = await this.#pool.query(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as bytes`);
    return Number(rows[0].bytes);
  }

  async resetStatements(): Promise<void> {
    await this.#pool.query('create extension if not exists pg_stat_statements');
    await this.#pool.query('select pg_stat_statements_reset()');
  }

  /** The most expensive statements of a database. */
  async readStatements(database: string, limit: number): Promise<StatementCost[]> {
    const { rows } = await this.#pool.query(
      `select regexp_replace(query, '\\s+', ' ', 'g') as query, sum(calls)::int as calls,
         sum(total_exec_time + total_plan_time) as total_ms, sum(wal_bytes)::float8 as wal_bytes
       from pg_stat_statements s join pg_database d on d.oid = s.dbid
       where d.datname = $1 group by 1 order by 3 desc limit $2`,
      [database, limit],
    );
    return rows.map(({ query, calls, total_ms, wal_bytes }) => ({
      query,
      calls,
      totalMs: total_ms,
      walBytes: wal_bytes,
    }));
  }

  async close(): Promise<void> {
    await this.#pool.end();
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
