import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { TestEnvironment } from '../server/environment.ts';
import { ProcessLog } from './process-log.ts';
import { findProgram } from './programs.ts';

/** As it is deployed. */
export const SERVER_SOURCE = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

/** Node's own compile cache: half of a start is compiling. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

const LOOK_EVERY_MS = 20;

/**
 * The server, or another program that reports readiness: a separate process, ready when this returns.
 */
export async function startServerProcess(env: TestEnvironment, main?: string) {
  const { PATH = '' } = process.env;
  const log = new ProcessLog();
  const child = spawn(process.execPath, [main ?? (await findProgram('server/main.ts'))], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', log.fd, 'inherit'],
  });
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  const gone = once(child, 'exit').finally(() => process.off('exit', atExit));
  const { api, app, internal } = await waitUntilReady(child, log);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
    log.close();
  };
  return {
    url: `http://127.0.0.1:${api}`,
    appUrl: `http://127.0.0.1:${app}`,
    internalUrl: `http://127.0.0.1:${internal}`,
    /** What its log says about a request that failed. */
    findError: (requestId: string) => log.findLine('{"level":"error"', requestId),
    /** Stops it in the middle of whatever it does, until `resume`. */
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

interface Ports {
  api: number;
  app: number;
  internal: number;
}

async function waitUntilReady(child: ChildProcess, log: ProcessLog): Promise<Ports> {
  for (;;) {
    const line = log.findLine('"msg":"ready"');
    if (line) return JSON.parse(line).ports;
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The server ended before it was ready');
    await delay(LOOK_EVERY_MS);
  }
}
