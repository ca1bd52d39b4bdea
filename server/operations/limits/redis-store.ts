import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Logger } from '../../foundation/platform/log.ts';
import { connectToRedis, type RedisAddress } from '../../foundation/queue/redis-connection.ts';
import { createRedisOutage, trackOutage } from '../../foundation/queue/redis-outage.ts';
import { buildLimiterOptions, toOperationLimiter } from './flexible-limiter.ts';
import type { LimitStore } from './limit-store.ts';

export function createRedisLimitStore(
  address: RedisAddress,
  log: Logger,
  outage = createRedisOutage(address, log),
): LimitStore {
  const client = connectToRedis(address, { maxRetriesPerRequest: 1, connectTimeout: 2000 });
  trackOutage(client, outage);
  return {
    createLimiter: (rule) =>
      toOperationLimiter(new RateLimiterRedis({ ...buildLimiterOptions(rule), storeClient: client })),
    close: async () => client.disconnect(),
  };
}
