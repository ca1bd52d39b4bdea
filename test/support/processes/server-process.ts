import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { TestEnvironment } from '../server/environment.ts';
import { findProgram } from './programs.ts';

/** As it is deployed. */
export const SERVER_SOURCE = fileURLToPath(new URL('../../../server/main.ts', import.meta.url));

/** Node's own compile cache: half of a start is compiling. */
export const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

const MAX_ERRORS = 500;

/** The rest of the log is discarded, so that it does not fill the pipe. */
function keepErrors(log: Readable, errors: string[]): void {
  createInterface({ input: log }).on('line', (line) => {
    if (!line.startsWith('{"level":"error"')) return;
    if (errors.push(line) > MAX_ERRORS) errors.shift();
  });
}

/**
 * The server, or another program that reports readiness: a separate process, ready when this returns.
 */
export async function startServerProcess(env: TestEnvironment, main?: string) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main ?? (await findProgram('server/main.ts'))], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const atExit = () => child.kill('SIGKILL');
  process.once('exit', atExit);
  const errors: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"msg":"ready"')) continue;
    const { api, app, internal } = JSON.parse(line).ports;
    keepErrors(child.stdout, errors);
    return {
      /** The latest of its log. */
      errors,
      url: `http://127.0.0.1:${api}`,
      appUrl: `http://127.0.0.1:${app}`,
      internalUrl: `http://127.0.0.1:${internal}`,
      /** Stops it in the middle of whatever it does, until `resume`. */
      pause: () => child.kill('SIGSTOP'),
      resume: () => child.kill('SIGCONT'),
      async stop() {
        process.off('exit', atExit);
        const gone = once(child, 'exit');
        if (child.kill('SIGTERM')) await gone;
      },
      /** Kills it. */
      async kill() {
        process.off('exit', atExit);
        const gone = once(child, 'exit');
        if (child.kill('SIGKILL')) await gone;
      },
    };
  }
  throw new Error('The server ended before it was ready');
}
