import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isAlive } from '../../../sandbox/postgres/processes.ts';
import { FREE_PORTS } from '../../../sandbox/settings.ts';
import { fastFolder } from '../run/fast-folder.ts';

const START = resolve(import.meta.dirname, '../../../sandbox/start.ts');

/** `npm start` as a process, on free ports, in its own process group like in a terminal. */
export class SandboxProcess {
  readonly child: ChildProcess;
  readonly exit: Promise<number | null>;
  output = '';

  constructor(dir: string, env: Record<string, string> = {}, args: string[] = []) {
    const { PATH = '', HOME = '' } = process.env;
    this.child = spawn(process.execPath, [START, ...args], {
      env: { PATH, HOME, ...FREE_PORTS, SANDBOX_DIR: dir, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.exit = once(this.child, 'close').then(([code]) => code as number | null);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
  }

  /** Returns the base URL. */
  async waitUntilReady(): Promise<string> {
    const ended = this.exit.then(() => 'ended' as const);
    while (!this.output.includes('The sandbox is ready.')) {
      const chunk = once(this.child.stdout as NodeJS.ReadableStream, 'data');
      if ((await Promise.race([chunk, ended])) === 'ended') throw new Error(`Not started: ${this.output}`);
    }
    return /API +(http:\S+)/.exec(this.output)?.[1] ?? '';
  }

  signalGroup(signal: NodeJS.Signals): void {
    process.kill(-(this.child.pid ?? 0), signal);
  }

  /** For the end of a test, whatever happened in it. */
  async destroy(): Promise<void> {
    if (isAlive(this.child.pid ?? 0)) this.signalGroup('SIGTERM');
    await this.exit;
  }
}

export function temporaryFolder(): { dir: string; remove(): void } {
  const parent = mkdtempSync(join(fastFolder, 'sandbox-test-'));
  return {
    dir: join(parent, 'data'),
    remove: () => rmSync(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  };
}

export function findPostmasterPid(dir: string): number | undefined {
  const file = join(dir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

export interface SandboxResponse<Data> {
  status: number;
  data: Data;
  error: string;
  code: string;
}

export async function post<Data>(url: string, body: unknown): Promise<SandboxResponse<Data>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Omit<SandboxResponse<Data>, 'status'>) };
}
