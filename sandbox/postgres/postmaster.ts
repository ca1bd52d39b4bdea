import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { type Account, runAsAccount } from './run-as.ts';

/** A standby accepts only reads. */
const READY = /database system is ready to accept (read-only )?connections/;

export interface PostmasterOptions {
  dataDir: string;
  port: number;
  settings: Record<string, string>;
  log: (line: string) => void;
}

/** In its own process group: Ctrl-C must reach the server first, the database last. */
export async function spawnPostmaster(
  options: PostmasterOptions,
  bin: Binaries,
  account: Account | undefined,
) {
  const settings = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', options.dataDir, '-p', String(options.port), ...settings];
  const command = runAsAccount(bin.postgres, args, account, options.dataDir);
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const child = spawn(command.file, command.args, { ...command.options, stdio, detached: true });
  await waitUntilReady(child, options.log);
  return child;
}

async function waitUntilReady(child: ChildProcess, log: (line: string) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let output = '';
  let ready = false;
  child.stderr?.on('data', (chunk: Buffer) => {
    log(chunk.toString().trimEnd());
    if (ready) return;
    output += chunk;
    if (!READY.test(output)) return;
    ready = true;
    resolve();
  });
  child.once('error', reject);
  child.once('close', () => reject(new Error(`PostgreSQL did not start: ${output.trim()}`)));
  await promise;
}

/** Fast shutdown, then an immediate one (recovered at the next start) if the database does not end. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const patience = new AbortController();
  const impatient = delay(10_000, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGQUIT'),
    () => undefined,
  );
  await gone;
  patience.abort();
  await impatient;
}
