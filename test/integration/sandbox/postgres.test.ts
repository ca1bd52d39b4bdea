import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries } from '../../../sandbox/postgres/binaries.ts';
import { prepareFolder } from '../../../sandbox/postgres/folder.ts';
import { isAlive } from '../../../sandbox/postgres/processes.ts';
import { findAccount } from '../../../sandbox/postgres/run-as.ts';
import { type EmbeddedPostgres, startPostgres } from '../../../sandbox/postgres.ts';

let folder: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.close()));
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function start(options: { port?: number } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, disposable: true, ...options });
  running.push(postgres);
  return postgres;
}

async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const script = join(import.meta.dirname, 'start-postgres.ts');
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  return { child, url: String(line).trim() };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = () => Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);

test('keeps its data between starts and leaves no process behind', async () => {
  const first = await start();
  const url = await first.createDatabase('kept');
  await query(url, 'create table kept as select 42 as answer');
  const pid = postmasterPid();
  await first.close();
  expect(isAlive(pid)).toBe(false);
  const second = await start();
  expect(await query(await second.createDatabase('kept'), 'select answer from kept')).toEqual([
    { answer: 42 },
  ]);
});

test('recovers when the process that started it was killed and the database lived on', async () => {
  const { child, url } = await startInChild();
  await query(url, 'create table survives as select 1 as one');
  const orphan = postmasterPid();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isAlive(orphan)).toBe(true);
  const next = await start();
  expect(isAlive(orphan)).toBe(false);
  expect(await query(next.url, 'select one from survives')).toEqual([{ one: 1 }]);
});

test('recovers when the database itself was killed', async () => {
  const { child, url } = await startInChild();
  await query(url, 'create table survives as select 1 as one');
  process.kill(postmasterPid(), 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await query((await start()).url, 'select one from survives')).toEqual([{ one: 1 }]);
});

test('recovers when the database was killed and is still ending', async () => {
  await (await start()).close();
  // like a killed database, it ends without removing its lock
  const script = `process.on('SIGINT', () => process.exit()); process.stdout.write('up'); setInterval(() => {}, 1000)`;
  const ending = spawn(process.execPath, ['-e', script], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(ending.stdout as NodeJS.ReadableStream, 'data');
  writeFileSync(join(dataDir, 'postmaster.pid'), `${ending.pid}\n${dataDir}\n`);
  writeFileSync(join(dataDir, 'sandbox-owner.pid'), '1\n');
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('is not disturbed by a lock that names a stranger process', async () => {
  await (await start()).close();
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a folder another running sandbox is using, and leaves that one alone', async () => {
  const { child, url } = await startInChild();
  await expect(start()).rejects.toThrow(`Another sandbox (process ${child.pid}) is using ${dataDir}`);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test('a signal to the whole process group reaches the database only through its owner', async () => {
  const { child } = await startInChild();
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  const [code] = await once(child, 'exit');
  expect({ code, lockLeft: existsSync(join(dataDir, 'postmaster.pid')) }).toEqual({
    code: 0,
    lockLeft: false,
  });
});

test('says in one sentence that the folder cannot be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  dataDir = join(folder, 'file', 'data');
  await expect(start()).rejects.toThrow(
    /^The data folder .*file\/data cannot be written \(E\w+\): .*SANDBOX_DIR/,
  );
});

test.skipIf(process.getuid?.() === 0)('says the same of a folder without permission', async () => {
  chmodSync(folder, 0o500);
  await expect(start()).rejects.toThrow('cannot be written (EACCES)');
  chmodSync(folder, 0o700);
});

test('starts below a folder that is closed to everyone but its owner', async () => {
  mkdirSync(join(folder, 'closed'), { mode: 0o700 });
  dataDir = join(folder, 'closed', 'data');
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('is set up by programs that lie below such a folder, as they do in the home of root', async () => {
  const bin = findBinaries();
  mkdirSync(join(folder, 'closed'), { mode: 0o700 });
  symlinkSync(dirname(bin.initdb), join(folder, 'closed', 'bin'));
  const initdb = join(folder, 'closed', 'bin', basename(bin.initdb));
  await prepareFolder(dataDir, { ...bin, initdb }, findAccount(dataDir));
  expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(true);
});

test('passes over a busy port', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const postgres = await start({ port });
  expect(postgres.port).not.toBe(port);
  expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  holder.close();
});
