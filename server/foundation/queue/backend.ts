import type { IQueueBackend, Job, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';
import type { JobPayload } from './jobs.ts';

export type JobQueue = Queue<JobPayload, void, string, JobPayload, void, string, IQueueBackend, unknown>;
export type JobWorker = Worker<JobPayload, void, string, IQueueBackend, object, unknown>;
export type JobProcessor = (job: Job<JobPayload, void>) => Promise<void>;
type QueueSettings = Omit<QueueOptions, 'connection'>;
type WorkerSettings = Omit<WorkerOptions, 'connection'>;

/** How long a worker waits after it could not reach its backend. */
export const CONNECTION_RETRY_MS = 1000;

/** BullMQ's storage. Everything above this interface is the same for PostgreSQL and Redis. */
export interface QueueBackend {
  readonly name: 'postgres' | 'redis';
  /** From this number of jobs on, adding them in bulk is cheaper than one by one. */
  minBulkSize: number;
  createQueue(name: string, settings: QueueSettings): JobQueue;
  createWorker(name: string, process: JobProcessor, settings: WorkerSettings): JobWorker;
  ping(): Promise<void>;
  /** Whether an error is a lost connection, which is reported elsewhere. */
  isConnectionLoss(error: unknown): boolean;
  close(): Promise<void>;
}
