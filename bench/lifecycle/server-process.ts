import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { CountMethods } from './count-round-trips.ts';
import { createRemote, type Remote } from './messages.ts';
import { readCpuMs } from './processor-time.ts';

const COUNTER = fileURLToPath(new URL('count-round-trips.ts', import.meta.url));
const STOP_MS = 10_000;

export type Role = 'api' | 'worker';

export interface ProcessOptions {
  role: Role;
  main: string;
  env: Record<string, string>;
  databasePort: number;
  /** Where Node writes a CPU profile when it ends. */
  profileFolder?: string | undefined;
}

/** A measured process: its CPU time, its round trips to the database, its jobs. */
export class MeasuredProcess {
  readonly role: Role;
  readonly url: string;
  readonly #internalUrl: string;
  readonly #child: ChildProcess;
  readonly #counter: Remote<CountMethods>;
  readonly #onExit = () => this.#child.kill('SIGKILL');

  static async start({ role, main, env, databasePort, profileFolder }: ProcessOptions) {
    const { PATH = '' } = process.env;
    const profile = profileFolder
      ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`, `--cpu-prof-name=${role}-${Date.now()}.cpuprofile`]
      : [];
    const child = spawn(process.execPath, [...profile, '--import', COUNTER, main], {
      env: {
        PATH,
        NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
        BENCH_DATABASE_PORT: String(databasePort),
        ...env,
        ROLE: role,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      serialization: 'advanced',
      detached: true,
    });
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      if (!line.includes('"msg":"ready"')) continue;
      child.stdout?.resume();
      const { api = 0, internal = 0 } = JSON.parse(line).ports;
      return new MeasuredProcess(role, child, api, internal);
    }
    throw new Error(`The ${role} process ended before it was ready`);
  }

  private constructor(role: Role, child: ChildProcess, api: number, internal: number) {
    this.role = role;
    this.url = `http://127.0.0.1:${api}`;
    this.#internalUrl = `http://127.0.0.1:${internal}`;
    this.#child = child;
    this.#counter = createRemote<CountMethods>(child);
    process.once('exit', this.#onExit);
  }

  get cpuMs(): number {
    return readCpuMs(this.#child.pid ?? 0);
  }

  readRoundTrips(): Promise<number> {
    return this.#counter.readRoundTrips();
  }

  /** How often each job has run. */
  async readJobs(): Promise<Map<string, number>> {
    const jobs = new Map<string, number>();
    const text = await fetch(`${this.#internalUrl}/metrics`).then(
      (response) => response.text(),
      () => '',
    );
    for (const [, job = '', count] of text.matchAll(/^market_jobs_total\{job="([^"]+)"[^}]*\} (\d+)/gm))
      jobs.set(job, (jobs.get(job) ?? 0) + Number(count));
    return jobs;
  }

  /** So that a version uses no CPU time while another one is measured. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    process.off('exit', this.#onExit);
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.resume();
    this.#child.kill('SIGTERM');
    const isGone = await Promise.race([gone.then(() => true), delay(STOP_MS, false, { ref: false })]);
    if (isGone) return;
    this.#child.kill('SIGKILL');
    await gone;
  }
}
