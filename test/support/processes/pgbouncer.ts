import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';

const SAMPLE = new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url);

/** Undefined if PgBouncer is not installed. */
export const pgbouncerVersion = /PgBouncer (\d+\.\d+)/.exec(
  spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)?.[1];

/** Since 1.21. */
export const canPrepare = Number(pgbouncerVersion?.split('.')[1]) >= 21;

export interface PgBouncer {
  /** The database through the pooler. */
  url: string;
  close(): Promise<void>;
}

export interface PgBouncerOptions {
  /** Connections to PostgreSQL, for all clients together. */
  poolSize: number;
  /** Without it, timeouts are lost. */
  hasConnectQuery?: boolean;
}

/** PgBouncer with the settings of `deploy/`, before the server of this database. */
export async function startPgBouncer(databaseUrl: string, options: PgBouncerOptions): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, buildSettings(new URL(databaseUrl), port, options));
  chmodSync(folder, 0o755);
  // it refuses to be root
  const asUser = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
  const child = spawn('pgbouncer', [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  await waitUntilUp(child);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async close() {
      process.off('exit', atExit);
      const gone = once(child, 'exit');
      if (child.kill('SIGKILL')) await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function buildSettings(server: URL, port: number, { poolSize, hasConnectQuery = true }: PgBouncerOptions) {
  const { hostname, username, password } = server;
  const lines = readFileSync(SAMPLE, 'utf8')
    .replace(
      'host=postgres port=5432',
      `host=${hostname} port=${server.port} user=${username} password=${password}`,
    )
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file.*$/m, '')
    .replace(/^default_pool_size.*$/m, `default_pool_size = ${poolSize}`)
    .replace(/^max_client_conn.*$/m, 'max_client_conn = 500');
  const withQuery = hasConnectQuery ? lines : lines.replace(/ connect_query='.*'$/m, '');
  return canPrepare ? withQuery : withQuery.replace(/^max_prepared_statements.*$/m, '');
}

async function waitUntilUp({ stderr }: ChildProcess): Promise<void> {
  if (!stderr) throw new Error('pgbouncer has no log');
  const lines: string[] = [];
  const log = createInterface({ input: stderr });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  log.on('line', (line) => {
    lines.push(line);
    if (line.includes('process up')) resolve();
  });
  log.on('close', () => reject(new Error(`pgbouncer did not start: ${lines.join('\n')}`)));
  await promise;
}
