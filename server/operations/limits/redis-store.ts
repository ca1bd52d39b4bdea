// biome-ignore lint/style/noRestrictedImports: counters of its own, no jobs
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from '../../foundation/platform/log.ts';
import { limiterOptions, toOperationLimiter } from './flexible-limiter.ts';
import type { LimitStore } from './limit-store.ts';

export function redisLimitStore(redisUrl: string, log: Logger): LimitStore {
  const client = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 2000 });
  client.on('error', (err) => log.warn({ err }, 'rate limits: Redis connection'));
  return {
    limiter: (rule) =>
      toOperationLimiter(new RateLimiterRedis({ ...limiterOptions(rule), storeClient: client })),
    close: async () => client.disconnect(),
  };
}
