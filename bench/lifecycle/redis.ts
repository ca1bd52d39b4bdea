import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { findFreePort } from '../../sandbox/postgres/ports.ts';

export interface BenchRedis {
  pid: number;
  /** A database of its own for each stack. */
  createUrl(): string;
  close(): void;
}

export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** In memory, on a free port. */
export async function startRedis(): Promise<BenchRedis> {
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--databases', '64'];
  const child: ChildProcess = spawn('redis-server', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const close = () => void child.kill('SIGKILL');
  process.once('exit', close);
  let used = 0;
  for await (const chunk of child.stdout as NodeJS.ReadableStream) {
    if (!String(chunk).includes('Ready to accept connections')) continue;
    return {
      pid: child.pid ?? 0,
      createUrl: () => {
        used += 1;
        return `redis://127.0.0.1:${port}/${used}`;
      },
      close,
    };
  }
  throw new Error('redis-server did not start');
}
