/** Runs jobs in sequence, in order of arrival; a failed job does not stop the next. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async waitUntilIdle(): Promise<void> {
    await this.#tail;
  }
}
