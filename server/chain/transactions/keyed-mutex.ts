/** Serializes work per key, in the order of arrival. */
export class KeyedMutex {
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#tails.get(key) ?? Promise.resolve()).then(work);
    const settled: Promise<unknown> = turn
      .catch(() => {})
      .finally(() => {
        if (this.#tails.get(key) === settled) this.#tails.delete(key);
      });
    this.#tails.set(key, settled);
    return turn;
  }
}
