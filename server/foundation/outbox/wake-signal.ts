import type { Clock } from '../platform/clock.ts';

/** How often a sleeper looks at the clock, which can be moved. */
const CLOCK_CHECK_MS = 500;

/** Sleeps until woken or until the timeout; a wake-up before the sleep is remembered. */
export class WakeSignal {
  #isNotified = false;
  #wake: (() => void) | undefined;

  notify(): void {
    this.#isNotified = true;
    this.#wake?.();
  }

  /** Whether it was woken. */
  async sleep(ms: number): Promise<boolean> {
    await this.#wait(ms);
    const wasNotified = this.#isNotified;
    this.#isNotified = false;
    return wasNotified;
  }

  /** Sleeps until then by this clock, at most for so long. */
  async sleepUntilDue(clock: Clock, dueAt: Date | undefined, maxMs: number): Promise<void> {
    const end = performance.now() + maxMs;
    for (;;) {
      const untilDue = dueAt ? dueAt.getTime() - clock.now().getTime() : Number.POSITIVE_INFINITY;
      const left = Math.min(untilDue, end - performance.now());
      if (left <= 0 || this.#isNotified) break;
      await this.#wait(Math.min(left, CLOCK_CHECK_MS));
    }
    this.#isNotified = false;
  }

  async #wait(ms: number): Promise<void> {
    if (this.#isNotified) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = undefined;
  }
}
