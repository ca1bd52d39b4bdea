import { setTimeout as delay } from 'node:timers/promises';
import type { JobsOptions } from 'bullmq';
import type { Logger } from '../platform/log.ts';
import { runAsSystem } from '../platform/operation-authority.ts';
import type { Outage } from '../platform/outage.ts';
import { withTimeout } from '../platform/timeout.ts';
import {
  CONNECTION_RETRY_MS,
  type JobProcessor,
  type JobQueue,
  type JobWorker,
  type QueueBackend,
} from './backend.ts';
import { ConnectedWorker } from './connected-worker.ts';
import type { JobPayload } from './jobs.ts';
import { postgresBackend } from './postgres-backend.ts';
import { createRedisBackend } from './redis-backend.ts';
import type { RedisAddress } from './redis-connection.ts';
import { createRedisOutage } from './redis-outage.ts';

export interface QueuesOptions {
  databaseUrl: string;
  /** If set, jobs go to Redis, otherwise to PostgreSQL. */
  redis?: RedisAddress | undefined;
  /** A prefix, in case others use the same Redis. */
  outage?: Outage | undefined;
  /** The names of all jobs: one queue each, so that a slow kind does not delay the others. */
  jobs: readonly string[];
  log: Logger;
  /** How long until an unresponsive worker loses its job to another. */
  stalledAfterMs?: number;
  /** Called for every run. */
  onJobFinished?: (job: string, outcome: 'completed' | 'failed') => void;
}

export interface AddOptions {
  /** Unique among existing jobs; must not contain a colon. */
  jobId?: string;
  delayMs?: number;
  /** Attempts, including the first; 10 by default. */
  attempts?: number;
  backoffMs?: number;
}

export type QueueHandler = (
  payload: JobPayload,
  context: { jobId: string; attempt: number },
) => Promise<void>;

const REPORTED_STATES = ['waiting', 'active', 'delayed', 'failed'] as const;
const DAY_SECONDS = 24 * 3600;
const PING_TIMEOUT_MS = 3000;

/** A thin layer over BullMQ. Anything that must not be lost belongs in the outbox, which fills these queues. */
export class Queues {
  readonly #options: QueuesOptions;
  readonly #backend: QueueBackend;
  readonly #queues = new Map<string, JobQueue>();
  readonly #workers: ConnectedWorker[] = [];
  #draining: Promise<void> | undefined;

  constructor(options: QueuesOptions) {
    this.#options = options;
    const { redis, databaseUrl, log, outage } = options;
    this.#backend = redis
      ? createRedisBackend(redis, outage ?? createRedisOutage(redis, log))
      : postgresBackend(databaseUrl, (err) => log.warn({ err }, 'queue connection'));
  }

  get backend(): QueueBackend['name'] {
    return this.#backend.name;
  }

  async add(job: string, payload: JobPayload, options: AddOptions = {}): Promise<void> {
    await this.getQueue(job).add(job, payload, buildJobOptions(options));
  }

  /** Many jobs of one kind, in bulk if that is cheaper. */
  async addAll(job: string, payloads: JobPayload[], options: Omit<AddOptions, 'jobId'> = {}): Promise<void> {
    const opts = buildJobOptions(options);
    const queue = this.getQueue(job);
    if (payloads.length < this.#backend.minBulkSize)
      await Promise.all(payloads.map((data) => queue.add(job, data, opts)));
    else await queue.addBulk(payloads.map((data) => ({ name: job, data, opts })));
  }

  registerWorker(job: string, handler: QueueHandler, options: { concurrency?: number } = {}): void {
    this.getQueue(job);
    const process: JobProcessor = ({ data, id = '', attemptsMade }) =>
      runAsSystem(() => handler(data, { jobId: id, attempt: attemptsMade + 1 }));
    this.#workers.push(new ConnectedWorker(() => this.#createWorker(job, process, options)));
  }

  /** Throws if the queue is unreachable. */
  async assertReachable(): Promise<void> {
    await withTimeout(PING_TIMEOUT_MS, this.#backend.ping(), 'The queue does not respond');
  }

  /** Job counts by name and state. */
  async countJobs(): Promise<Record<string, Record<string, number>>> {
    const counted = this.listQueues().map(async (queue) => [
      queue.name,
      await queue.getJobCounts(...REPORTED_STATES),
    ]);
    return Object.fromEntries(await Promise.all(counted));
  }

  /** Waits up to `drainMs` for running jobs; another process picks up the rest. */
  async close(drainMs = 20_000): Promise<void> {
    this.#draining ??= this.#drain();
    const patience = new AbortController();
    const impatience = delay(drainMs, 'late', { signal: patience.signal }).catch(() => undefined);
    if ((await Promise.race([this.#draining, impatience])) === 'late') {
      this.#options.log.warn('jobs still running when the queues were closed');
    }
    patience.abort();
  }

  async #drain(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close()));
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
    await this.#backend.close();
  }

  #createWorker(
    job: string,
    process: JobProcessor,
    { concurrency = 1 }: { concurrency?: number },
  ): JobWorker {
    const stalled = this.#options.stalledAfterMs ?? 30_000;
    const worker = this.#backend.createWorker(job, process, {
      concurrency,
      lockDuration: stalled,
      stalledInterval: stalled,
      runRetryDelay: CONNECTION_RETRY_MS,
      autorun: false,
    });
    const log = this.#options.log.child({ job });
    worker.on('error', (err) => this.#backend.isConnectionLoss(err) || log.warn({ err }, 'worker'));
    worker.on('failed', (failed, err) => log.warn({ err, jobId: failed?.id }, 'job failed'));
    for (const outcome of ['completed', 'failed'] as const) {
      worker.on(outcome, () => this.#options.onJobFinished?.(job, outcome));
    }
    return worker;
  }

  getQueue(job: string): JobQueue {
    if (!this.#options.jobs.includes(job)) throw new Error(`No such job: ${job}`);
    const known = this.#queues.get(job);
    if (known) return known;
    const queue = this.#backend.createQueue(job, { streams: { events: { maxLen: 1000 } } });
    queue.on(
      'error',
      (err) => this.#backend.isConnectionLoss(err) || this.#options.log.warn({ err, job }, 'queue'),
    );
    this.#queues.set(job, queue);
    // BullMQ never connects a queue again that could not connect at first
    queue.waitUntilReady().catch(() => {
      this.#queues.delete(job);
      return queue.close();
    });
    return queue;
  }

  listQueues(): JobQueue[] {
    return this.#options.jobs.map((job) => this.getQueue(job));
  }
}

function buildJobOptions({ jobId, delayMs = 0, attempts = 10, backoffMs = 1000 }: AddOptions): JobsOptions {
  return {
    ...(jobId === undefined ? {} : { jobId }),
    delay: delayMs,
    attempts,
    backoff: { type: 'exponential', delay: backoffMs, jitter: 0.2 },
    // a retained job would swallow a later one with the same id
    removeOnComplete: true,
    removeOnFail: { age: DAY_SECONDS, count: 1000 },
  };
}
