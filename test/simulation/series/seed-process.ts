import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SeedRequest } from './play-requested-seeds.ts';
import { ENDS_EARLY, type SeedResult } from './seed-result.ts';

const PROGRAM = fileURLToPath(new URL('./play-requested-seeds.ts', import.meta.url));
/** Most of what a seed allocates is garbage when it ends. Collecting it meanwhile takes a tenth of the CPU time. */
const HEAP = ['--max-semi-space-size=64', '--min-semi-space-size=32', '--initial-old-space-size=1500'];
/** Many times as long as any seed takes. */
const TIMEOUT_MS = 15 * 60_000;

/** Plays seeds in a process of its own, because the simulation replaces its clock. */
export class SeedProcess {
  readonly #child: ChildProcess = fork(PROGRAM, {
    execArgv: HEAP,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

  get isAlive(): boolean {
    return this.#child.connected;
  }

  /** A process that dies, or plays without end, breaks a rule of its own. */
  async play(request: SeedRequest): Promise<SeedResult> {
    const began = performance.now();
    const timer = setTimeout(() => this.#child.kill(), TIMEOUT_MS);
    const finished = new AbortController();
    const { signal } = finished;
    try {
      const answered = once(this.#child, 'message', { signal }).then(([result]) => result as SeedResult);
      const ended = once(this.#child, 'exit', { signal }).then(([code, killedBy]) => ({
        seed: request.seed,
        violations: [{ rule: ENDS_EARLY, problem: `The simulation ended early (${killedBy ?? code})` }],
        seconds: (performance.now() - began) / 1000,
        coverage: {},
      }));
      ended.catch(() => {});
      answered.catch(() => {});
      this.#child.send(request);
      return await Promise.race([answered, ended]);
    } finally {
      clearTimeout(timer);
      finished.abort();
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = once(this.#child, 'exit');
    this.#child.kill();
    await exited;
  }
}
