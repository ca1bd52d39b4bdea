const SLOW_STEP_MS = 5000;
const WIDTH = 34;

/** Reports progress and durations at the terminal. */
export class Progress {
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  print(line: string): void {
    this.#write(line);
  }

  /** One line when the work is done, and one in between if it takes long. */
  async runStep<T>(what: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const waiting = setInterval(() => this.print(`  … ${what}`), SLOW_STEP_MS);
    try {
      const result = await work();
      const seconds = (performance.now() - start) / 1000;
      this.print(`  ✓ ${what.padEnd(WIDTH)}${seconds.toFixed(1).padStart(5)} s`);
      return result;
    } finally {
      clearInterval(waiting);
    }
  }
}
