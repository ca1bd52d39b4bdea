import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { agentOfKey, type KeyQuestion } from '../../identity/agent-keys.ts';
import { limiterOptions } from './flexible-limiter.ts';
import type { LimitRule } from './limit-store.ts';
import { RATE_LIMIT_TABLE } from './rate-limit-counter.entity.ts';

interface Counted {
  points: number;
  expire: string;
  agent_id: string | null;
}

/** The statement of the library, and in the same round trip which agent an API key is of. */
const COUNT = {
  name: 'count-and-find-agent',
  text: `
    with counted as (
      insert into ${RATE_LIMIT_TABLE} as counter (key, points, expire) values ($1, $2, $3)
      on conflict (key) do update set
        points = case when counter.expire <= $4 then $2 else counter.points + $2 end,
        expire = case when counter.expire <= $4 then $3 else counter.expire end
      returning points, expire)
    select points, expire, (${agentOfKey('$5')}) as agent_id from counted`,
};

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
  ): Promise<pg.QueryResult<Counted>> {
    const now = Date.now();
    const values = [key, points, now + windowMs, now, question?.keyHash ?? null];
    const result = await this.#pool.query<Counted>({ ...COUNT, values });
    if (question) question.agentId = result.rows[0]?.agent_id ?? null;
    return result;
  }
}
