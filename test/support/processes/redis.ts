import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { RedisAddress } from '../../../server/foundation/queue/redis-connection.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  address: RedisAddress;
  /** Restarts at the same address, empty. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A Redis of this file alone, in memory, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-test-'));
  const port = await findFreePort();
  let child = await launchRedis(port, folder);
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    address: { urls: [url], isCluster: false, sentinels: [] },
    async restart() {
      await killRedis(child);
      child = await launchRedis(port, folder);
    },
    async close() {
      process.off('exit', atExit);
      await killRedis(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function launchRedis(
  port: number,
  folder: string,
  settings: readonly string[] = [],
): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...settings];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('Ready to accept connections')) return child;
  }
  throw new Error('redis-server did not start');
}

export async function killRedis(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  if (child.kill('SIGKILL')) await gone;
}
