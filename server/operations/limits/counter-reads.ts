import type { Selectable } from 'kysely';
import type pg from 'pg';
import { anyOf, type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { callTogether } from '../../foundation/platform/call-together.ts';
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

/** Reads what is requested at the same time with one statement. */
export function createCounterReader(pool: pg.Pool): (key: string) => Promise<Counter | undefined> {
  return callTogether(Number.POSITIVE_INFINITY, async (keys: readonly string[]) => {
    const { sql: text, parameters } = readCounters.bind({ keys, now: BigInt(Date.now()) });
    const { rows } = await pool.query<Counter>(text, [...parameters]);
    const found = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => found.get(key));
  });
}
