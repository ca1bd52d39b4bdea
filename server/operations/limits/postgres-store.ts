import pg from 'pg';
import { closeSilentConnections, handleConnectionErrors } from '../../foundation/db/pool-connections.ts';
import { PreparingClient, type PreparingClientConfig } from '../../foundation/db/preparing-client.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { toOperationLimiter } from './flexible-limiter.ts';
import type { LimitStore } from './limit-store.ts';
import { PostgresLimiter } from './postgres-limiter.ts';
import { RateLimitCounter } from './rate-limit-counter.entity.ts';

const PRUNE_EVERY_MS = 5 * 60 * 1000;
const SOCKET_TIMEOUT_MS = 2000;
const prune = statement([RateLimitCounter], (db, { now }: Parameters<{ now: bigint }>) =>
  db.deleteFrom('rate_limit_counters').where('expire', '<', now),
);

export interface PostgresLimitOptions {
  pruneEveryMs?: number;
  preparedStatements?: boolean;
}

/** Counters in a table. Expired ones are deleted periodically. */
export function createPostgresLimitStore(
  databaseUrl: string,
  log: Logger,
  { pruneEveryMs = PRUNE_EVERY_MS, preparedStatements }: PostgresLimitOptions = {},
): LimitStore {
  const options: pg.PoolConfig & PreparingClientConfig = {
    connectionString: databaseUrl,
    application_name: 'market-limits',
    max: 4,
    connectionTimeoutMillis: 2000,
    Client: PreparingClient,
    ...(preparedStatements !== undefined && { preparedStatements }),
  };
  const pool = new pg.Pool(options);
  closeSilentConnections(pool, SOCKET_TIMEOUT_MS);
  handleConnectionErrors(pool, (err) => log.warn({ err }, 'rate limits: database connection'));
  const pruning = setInterval(() => {
    const { sql: text, parameters } = prune.bind({ now: BigInt(Date.now()) });
    pool.query(text, [...parameters]).catch((err: unknown) => log.warn({ err }, 'rate limits: pruning'));
  }, pruneEveryMs).unref();
  return {
    createLimiter: (rule) => toOperationLimiter(new PostgresLimiter(pool, rule)),
    async close() {
      clearInterval(pruning);
      await pool.end();
    },
  };
}
