// biome-ignore lint/style/noRestrictedImports: counters of its own, no jobs
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from '../../foundation/platform/log.ts';
import { createRedisOutage, trackOutage } from '../../foundation/queue/redis-outage.ts';
import { buildLimiterOptions, toOperationLimiter } from './flexible-limiter.ts';
import type { LimitStore } from './limit-store.ts';

export function createRedisLimitStore(
  redisUrl: string,
  log: Logger,
  outage = createRedisOutage(redisUrl, log),
): LimitStore {
  const client = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 2000 });
  trackOutage(client, outage);
  return {
    createLimiter: (rule) =>
      toOperationLimiter(new RateLimiterRedis({ ...buildLimiterOptions(rule), storeClient: client })),
    close: async () => client.disconnect(),
  };
}
