import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type KeyQuestion, toHolder } from '../../identity/agent-keys.ts';
import { countRequest } from './count-request.ts';
import { limiterOptions } from './flexible-limiter.ts';
import type { LimitRule } from './limit-store.ts';
import { RATE_LIMIT_TABLE } from './rate-limit-counter.entity.ts';

const STATEMENT_NAME = 'count-and-find-agent';

/** Counts each request by one atomic statement, which answers a key's question along. */
export class PostgresLimiter extends RateLimiterPostgres {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, rule: LimitRule) {
    const table = { tableName: RATE_LIMIT_TABLE, tableCreated: true, clearExpiredByTimeout: false };
    super({ ...limiterOptions(rule), ...table, storeClient: pool });
    this.#pool = pool;
  }

  /** What the library calls for each request, with the options that were given to `consume`. */
  async _upsert(
    key: string,
    points: number,
    windowMs: number,
    _forceExpire: boolean,
    { question }: { question?: KeyQuestion },
  ): Promise<pg.QueryResult> {
    const now = Date.now();
    const { sql: text, parameters } = countRequest.bind({
      key,
      points,
      now: BigInt(now),
      expire: BigInt(now + windowMs),
      keyHash: question?.keyHash ?? null,
      askedAt: question?.askedAt ?? null,
    });
    const result = await this.#pool.query({ name: STATEMENT_NAME, text, values: [...parameters] });
    const [found] = result.rows;
    if (question) question.holder = found?.key_id ? toHolder(found) : null;
    return result;
  }
}
