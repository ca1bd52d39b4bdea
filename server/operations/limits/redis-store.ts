// biome-ignore lint/style/noRestrictedImports: counters of its own, no jobs
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from '../../foundation/platform/log.ts';
import { redisOutage, watchConnection } from '../../foundation/queue/redis-outage.ts';
import { limiterOptions, toOperationLimiter } from './flexible-limiter.ts';
import type { LimitStore } from './limit-store.ts';

export function redisLimitStore(
  redisUrl: string,
  log: Logger,
  outage = redisOutage(redisUrl, log),
): LimitStore {
  const client = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 2000 });
  watchConnection(client, outage);
  return {
    limiter: (rule) =>
      toOperationLimiter(new RateLimiterRedis({ ...limiterOptions(rule), storeClient: client })),
    close: async () => client.disconnect(),
  };
}
