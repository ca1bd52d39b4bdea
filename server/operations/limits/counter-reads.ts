import type { Selectable } from 'kysely';
import type pg from 'pg';
import { anyOf, type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { RateLimitCounter } from './rate-limit-counter.entity.ts';

const readCounters = statement(
  [RateLimitCounter],
  (db, { keys, now }: Parameters<{ keys: readonly string[]; now: bigint }>) =>
    db
      .selectFrom('rate_limit_counters')
      .select(['key', 'points', 'expire'])
      .where('key', '=', anyOf(keys))
      .where((eb) => eb.or([eb('expire', '>', now), eb('expire', 'is', null)])),
);

type Counter = Selectable<Tables<typeof RateLimitCounter>['rate_limit_counters']>;
type Waiting = PromiseWithResolvers<Counter | undefined>;

/** Reads what is requested at the same time with one statement. */
export class CounterReads {
  readonly #pool: pg.Pool;
  #waiting = new Map<string, Waiting>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  read(key: string): Promise<Counter | undefined> {
    if (this.#waiting.size === 0) process.nextTick(() => this.#send());
    const waiting = this.#waiting.get(key) ?? Promise.withResolvers<Counter | undefined>();
    this.#waiting.set(key, waiting);
    return waiting.promise;
  }

  async #send(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    const { sql: text, parameters } = readCounters.bind({
      keys: [...waiting.keys()],
      now: BigInt(Date.now()),
    });
    try {
      const { rows } = await this.#pool.query<Counter>(text, [...parameters]);
      const found = new Map(rows.map((row) => [row.key, row]));
      for (const [key, { resolve }] of waiting) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  }
}
