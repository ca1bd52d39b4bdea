/** Sleeps until woken or until the timeout; a wake-up before the sleep is remembered. */
export class WakeSignal {
  #isNotified = false;
  #wake: (() => void) | undefined;

  notify(): void {
    this.#isNotified = true;
    this.#wake?.();
  }

  async sleep(ms: number): Promise<void> {
    if (!this.#isNotified) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms);
      this.#wake = resolve;
      await promise;
      clearTimeout(timer);
      this.#wake = undefined;
    }
    this.#isNotified = false;
  }
}
