import { Queue, Worker } from 'bullmq';
import type { Outage } from '../platform/outage.ts';
import type { JobQueue, JobWorker, QueueBackend } from './backend.ts';
import type { JobPayload } from './jobs.ts';
import { connectToRedis, type RedisAddress } from './redis-connection.ts';
import { isRedisConnectionLoss, trackOutage } from './redis-outage.ts';

const PREFIX = 'market';

/** In a cluster, the keys of a queue must be on one node. Each queue has its own, so that they are spread. */
const buildPrefix = ({ isCluster }: RedisAddress, queue: string) =>
  isCluster ? `{${PREFIX}-${queue}}` : PREFIX;

/**
 * Two connections: one that fails fast, for adding jobs inside a database transaction, and one that waits for Redis
 * to come back, for workers.
 */
export function createRedisBackend(address: RedisAddress, outage: Outage): QueueBackend {
  const adding = connectToRedis(address, { maxRetriesPerRequest: 1, connectTimeout: 5000 });
  const working = connectToRedis(address, { maxRetriesPerRequest: null });
  for (const connection of [adding, working]) trackOutage(connection.setMaxListeners(0), outage);
  return {
    name: 'redis',
    minBulkSize: 1,
    createQueue: (name, settings) =>
      new Queue<JobPayload, void>(name, {
        ...settings,
        prefix: buildPrefix(address, name),
        connection: adding,
      }) as unknown as JobQueue,
    createWorker: (name, process, settings) =>
      new Worker<JobPayload, void>(name, process, {
        ...settings,
        prefix: buildPrefix(address, name),
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
