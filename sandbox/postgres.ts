import type { ChildProcess } from 'node:child_process';
import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from './postgres/binaries.ts';
import { explainFolderError, prepareFolder } from './postgres/folder.ts';
import { recordOwner, releaseStaleLock } from './postgres/lock.ts';
import { findFreePort } from './postgres/ports.ts';
import { spawnPostmaster, stopPostmaster } from './postgres/postmaster.ts';
import { type Account, findAccount } from './postgres/run-as.ts';

export interface PostgresOptions {
  dataDir: string;
  /** Preferred port; if it is busy, a free one is used. */
  port?: number;
  /** For tests: faster, but a crash of the machine may lose the data. */
  disposable?: boolean;
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** Superuser, database "postgres". */
  url: string;
  port: number;
  /** Creates the database unless it exists, and returns its URL. */
  createDatabase(name: string, template?: string): Promise<string>;
  close(): Promise<void>;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  lc_messages: 'C',
};
const DISPOSABLE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  file_copy_method: 'clone',
  max_wal_senders: '0',
};
/** The password is not worth an expensive check: thousands of connections are made. */
const DISPOSABLE_INITDB_SETTINGS = { scram_iterations: '1' };
/** Backends of a killed database end on their own, which takes a moment on a busy machine. */
const START_TIMEOUT_MS = 20_000;
const RETRYABLE_ERROR = /Address already in use|could not bind|still in use|is being shut down/;

export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const bin = findBinaries();
  const dataDir = resolveDataDir(options.dataDir);
  const account = findAccount(dataDir);
  const settings = options.disposable ? DISPOSABLE_INITDB_SETTINGS : {};
  const password = await prepareFolder(dataDir, bin, account, settings).catch((error: unknown) => {
    throw explainFolderError(error, dataDir);
  });
  await releaseStaleLock(dataDir);
  recordOwner(dataDir);
  const { child, port } = await startOnFreePort({ ...options, dataDir }, bin, account);
  return createHandle(child, port, password);
}

/** The folder's real path, by which PostgreSQL is recognized. */
function resolveDataDir(dataDir: string): string {
  const path = resolve(dataDir);
  try {
    mkdirSync(dirname(path), { recursive: true });
    return join(realpathSync(dirname(path)), basename(path));
  } catch (error) {
    throw explainFolderError(error, path);
  }
}

async function startOnFreePort(options: PostgresOptions, bin: Binaries, account: Account | undefined) {
  const settings = { ...SETTINGS, ...(options.disposable ? DISPOSABLE_SETTINGS : {}) };
  const log = options.log ?? (() => {});
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort(attempt === 1 ? options.port : 0);
    try {
      return {
        child: await spawnPostmaster({ dataDir: options.dataDir, port, settings, log }, bin, account),
        port,
      };
    } catch (error) {
      if (performance.now() > deadline || !RETRYABLE_ERROR.test(String(error))) throw error;
      await delay(300);
    }
  }
}

function createHandle(child: ChildProcess, port: number, password: string): EmbeddedPostgres {
  const lastResort = () => child.kill('SIGINT');
  process.once('exit', lastResort);
  const urlOf = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    port,
    async createDatabase(name, template) {
      await createDatabase(urlOf('postgres'), name, template);
      return urlOf(name);
    },
    async close() {
      await stopPostmaster(child);
      process.off('exit', lastResort);
    },
  };
}

async function createDatabase(url: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`,
    );
  } finally {
    await client.end();
  }
}
