import { createPostgresBackend, type PgPool, withBackend } from 'bullmq';
import pg from 'pg';
import { hearErrors } from '../db/connection-watch.ts';
import type { Backend, JobQueue, JobWorker } from './backend.ts';
import type { JobPayload } from './jobs.ts';
import { QUEUE_SCHEMA } from './migrate.ts';

const bull = withBackend(createPostgresBackend);

/** One pool for all queues; each worker keeps one of its connections for LISTEN. */
export function postgresBackend(
  databaseUrl: string,
  workers: number,
  onError: (error: Error) => void,
): Backend {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: `-c search_path=${QUEUE_SCHEMA}`,
    application_name: 'market-queue',
    max: workers + 8,
    connectionTimeoutMillis: 5000,
  });
  // every queue and worker listens on the pool they share
  hearErrors(pool.setMaxListeners(0), onError);
  const connection = pool as unknown as PgPool;
  return {
    name: 'postgres',
    queue: (name, settings) =>
      new bull.Queue<JobPayload, void>(name, { ...settings, connection }) as unknown as JobQueue,
    worker: (name, process, settings) =>
      new bull.Worker<JobPayload, void>(name, process, {
        ...settings,
        connection,
      }) as unknown as JobWorker,
    isLoss: () => false,
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}
