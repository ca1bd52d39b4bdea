import type { IQueueBackend, Job, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';
import type { JobPayload } from './jobs.ts';

export type JobQueue = Queue<JobPayload, void, string, JobPayload, void, string, IQueueBackend, unknown>;
export type JobWorker = Worker<JobPayload, void, string, IQueueBackend, object, unknown>;
export type JobProcessor = (job: Job<JobPayload, void>) => Promise<void>;
type QueueSettings = Omit<QueueOptions, 'connection'>;
type WorkerSettings = Omit<WorkerOptions, 'connection'>;

/** Where BullMQ keeps its jobs. Everything above this interface is the same for PostgreSQL and Redis. */
export interface QueueBackend {
  readonly name: 'postgres' | 'redis';
  createQueue(name: string, settings: QueueSettings): JobQueue;
  createWorker(name: string, process: JobProcessor, settings: WorkerSettings): JobWorker;
  ping(): Promise<void>;
  /** Whether an error of a queue or a worker is a loss of the connection, which is told elsewhere. */
  isConnectionLoss(error: unknown): boolean;
  close(): Promise<void>;
}
