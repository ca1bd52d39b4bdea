import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type PendingKeyLookup, toKeyHolder } from '../../identity/agent-keys.ts';
import { countRequest } from './count-request.ts';
import { createCounterReader } from './counter-reads.ts';
import { buildLimiterOptions } from './flexible-limiter.ts';
import type { LimitRule } from './limit-store.ts';
import { RATE_LIMIT_TABLE } from './rate-limit-counter.entity.ts';

/** Counts each request with one atomic statement, which includes the key lookup. Counters are read together. */
export class PostgresLimiter extends RateLimiterPostgres {
  readonly #pool: pg.Pool;
  readonly #readCounter: ReturnType<typeof createCounterReader>;

  constructor(pool: pg.Pool, rule: LimitRule) {
    const table = { tableName: RATE_LIMIT_TABLE, tableCreated: true, clearExpiredByTimeout: false };
    super({ ...buildLimiterOptions(rule), ...table, storeClient: pool });
    this.#pool = pool;
    this.#readCounter = createCounterReader(pool);
  }

  /** Called by the library to read a counter. */
  async _get(key: string): Promise<Pick<pg.QueryResult, 'rows'> | null> {
    const counter = await this.#readCounter(key);
    return counter ? { rows: [counter] } : null;
  }

  /** Called by the library for each request, with the options of `consume`. */
  async _upsert(
    key: string,
    points: number,
    windowMs: number,
    _forceExpire: boolean,
    { question }: { question?: PendingKeyLookup },
  ): Promise<pg.QueryResult> {
    const now = Date.now();
    const { sql: text, parameters } = countRequest.bind({
      key,
      points,
      now: BigInt(now),
      expire: BigInt(now + windowMs),
      keyHash: question?.keyHash ?? null,
      requestedAt: question?.requestedAt ?? null,
    });
    const result = await this.#pool.query(text, [...parameters]);
    const [found] = result.rows;
    if (question) question.holder = found?.key_id ? toKeyHolder(found) : null;
    return result;
  }
}
