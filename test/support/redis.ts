import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../sandbox/postgres/ports.ts';

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

export interface TestRedis {
  url: string;
  close(): Promise<void>;
}

/** A Redis of this file alone, in memory, on a free port. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-test-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      process.off('exit', stop);
      stop();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
