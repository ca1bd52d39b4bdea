import type { Clock } from '../../foundation/platform/clock.ts';

const TTL_MS = 5000;
/** How long a failure is cached. */
const ERROR_TTL_MS = 2000;

type Outcome<T> = { value: T } | { error: unknown };

/** Caches a reading for some seconds and shares reads in flight, including failures. */
export class TimedCache<T> {
  readonly #read: () => Promise<T>;
  readonly #clock: Clock;
  #last: { outcome: Promise<Outcome<T>>; until: number } | undefined;

  constructor(read: () => Promise<T>, clock: Clock) {
    this.#read = read;
    this.#clock = clock;
  }

  async get(): Promise<T> {
    const outcome = await this.#current();
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  #current(): Promise<Outcome<T>> {
    const now = this.#clock.now().getTime();
    if (this.#last && now < this.#last.until) return this.#last.outcome;
    const last = { outcome: this.#load(), until: Number.POSITIVE_INFINITY };
    this.#last = last;
    void last.outcome.then((outcome) => {
      last.until = 'error' in outcome ? this.#clock.now().getTime() + ERROR_TTL_MS : now + TTL_MS;
    });
    return last.outcome;
  }

  #load(): Promise<Outcome<T>> {
    return this.#read().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  }
}
