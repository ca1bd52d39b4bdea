import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Outage } from '../platform/outage.ts';
import type { JobQueue, JobWorker, QueueBackend } from './backend.ts';
import type { JobPayload } from './jobs.ts';
import { isRedisConnectionLoss, trackOutage } from './redis-outage.ts';

const PREFIX = 'market';

/**
 * Two connections: one that fails fast, for adding jobs inside a database transaction, and one that waits for Redis
 * to come back, for workers.
 */
export function createRedisBackend(redisUrl: string, outage: Outage): QueueBackend {
  const adding = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 5000 });
  const working = new Redis(redisUrl, { maxRetriesPerRequest: null });
  for (const connection of [adding, working]) trackOutage(connection.setMaxListeners(0), outage);
  return {
    name: 'redis',
    minBulkSize: 1,
    createQueue: (name, settings) =>
      new Queue<JobPayload, void>(name, {
        ...settings,
        prefix: PREFIX,
        connection: adding,
      }) as unknown as JobQueue,
    createWorker: (name, process, settings) =>
      new Worker<JobPayload, void>(name, process, {
        ...settings,
        prefix: PREFIX,
        connection: working,
      }) as unknown as JobWorker,
    isConnectionLoss(error) {
      if (isRedisConnectionLoss(error)) outage.reportFailure(error);
      return outage.isActive;
    },
    ping: async () => void (await adding.ping()),
    async close() {
      for (const connection of [adding, working]) connection.disconnect();
    },
  };
}
