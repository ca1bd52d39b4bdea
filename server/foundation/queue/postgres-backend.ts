import { createPostgresBackend, type PgPool, withBackend } from 'bullmq';
import pg from 'pg';
import { handleConnectionErrors } from '../db/pool-connections.ts';
import type { JobQueue, JobWorker, QueueBackend } from './backend.ts';
import type { JobPayload } from './jobs.ts';
import { QUEUE_SCHEMA } from './migrate.ts';
import { SharedConnection } from './shared-connection.ts';

const bull = withBackend(createPostgresBackend);

/** PostgreSQL notifies workers of jobs; they also look, in case a notification was lost. */
const IDLE_POLL_SECONDS = 60;

/**
 * BullMQ creates two temporary tables for each bulk: 28 KB of WAL and 24 ms, however few jobs it has. A single job takes
 * 1.3 KB and 4 ms.
 */
const MIN_BULK_SIZE = 20;

/** For statements, and one more for the notifications of all workers. */
const MAX_CONNECTIONS = 8 + 1;

/** One pool for all queues. */
export function postgresBackend(databaseUrl: string, onError: (error: Error) => void): QueueBackend {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c search_path=${QUEUE_SCHEMA}`,
    application_name: 'market-queue',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    // BullMQ polls more often if it cannot rely on its notifications
    keepAlive: true,
  });
  // every queue and worker adds a listener to the shared pool
  handleConnectionErrors(pool.setMaxListeners(0), onError);
  const connection = pool as unknown as PgPool;
  const shared = new SharedConnection(pool);
  return {
    name: 'postgres',
    minBulkSize: MIN_BULK_SIZE,
    createQueue: (name, settings) =>
      new bull.Queue<JobPayload, void>(name, { ...settings, connection }) as unknown as JobQueue,
    createWorker: (name, process, settings) =>
      new bull.Worker<JobPayload, void>(name, process, {
        ...settings,
        drainDelay: IDLE_POLL_SECONDS,
        connection: shared.pool,
      }) as unknown as JobWorker,
    isConnectionLoss: () => false,
    ping: async () => void (await pool.query('select 1')),
    async close() {
      await shared.close();
      await pool.end();
    },
  };
}
