import type { EntityManager } from '../db/orm.ts';
import type { Clock } from '../platform/clock.ts';
import { runWithHeartbeat } from '../platform/heartbeat.ts';
import type { JobName, JobPayload, JobPolicy, JobRegistry, Jobs, JobType, PayloadOf } from '../queue/jobs.ts';
import type { Queues } from '../queue/queues.ts';
import { type LeasedRow, leaseRow, markDeadLetter, markDone, renewLease, scheduleRetry } from './leases.ts';

interface RunContext {
  em: EntityManager;
  attempt: number;
  isLastAttempt: boolean;
  /** Not before the time for which the job was requested: the clock of the process that requested it may be ahead. */
  now: Date;
}

export type JobHandler<Payload> = (payload: Payload, context: RunContext) => Promise<void>;

export interface HandlerOptions<Payload> {
  /** Runs in the transaction that makes the job a dead letter. */
  onAttemptsExhausted?: (payload: Payload, em: EntityManager) => Promise<void>;
}

interface Dependencies<Registry> {
  em: EntityManager;
  queues: Queues;
  jobs: Registry;
  clock: Clock;
}

type RunJob<Payload> = (row: LeasedRow, payload: Payload, context: RunContext) => Promise<void>;

/** Runs enqueued jobs and marks their rows as done. */
export class OutboxWorkers<Registry extends JobRegistry = Jobs> {
  readonly #deps: Dependencies<Registry>;

  constructor(dependencies: Dependencies<Registry>) {
    this.#deps = dependencies;
  }

  /** For work inside the database: it commits together with the mark that it is done, so it happens exactly once. */
  registerTransactional<Name extends JobName<Registry>>(
    job: Name,
    handler: JobHandler<PayloadOf<Registry, Name>>,
    options: HandlerOptions<PayloadOf<Registry, Name>> = {},
  ): void {
    const run: RunJob<PayloadOf<Registry, Name>> = (row, payload, context) =>
      context.em.transactional(async (em) => {
        if (!(await markDone(em, row, this.#deps.clock.now()))) return;
        await handler(payload, { ...context, em });
      });
    this.#register(job, run, options);
  }

  /** For external effects: they may happen more than once and must be idempotent. */
  register<Name extends JobName<Registry>>(
    job: Name,
    handler: JobHandler<PayloadOf<Registry, Name>>,
    options: HandlerOptions<PayloadOf<Registry, Name>> = {},
  ): void {
    const run: RunJob<PayloadOf<Registry, Name>> = async (row, payload, context) => {
      await handler(payload, context);
      await markDone(this.#deps.em.fork(), row, this.#deps.clock.now());
    };
    this.#register(job, run, options);
  }

  #register<Name extends JobName<Registry>>(
    job: Name,
    run: RunJob<PayloadOf<Registry, Name>>,
    options: HandlerOptions<PayloadOf<Registry, Name>>,
  ): void {
    const type = this.#getType(job);
    this.#deps.queues.registerWorker(
      job,
      async ({ outboxId }) => {
        const row = outboxId && (await this.#leaseRow(outboxId, type));
        if (row) await this.#runAttempt(row, await this.#readPayload(row, job, type), type, run, options);
      },
      { concurrency: type.concurrency },
    );
  }

  /** A payload that cannot be read now cannot be read later, so there is no second attempt. */
  async #readPayload<Payload extends JobPayload>(
    row: LeasedRow,
    job: string,
    { readPayload }: JobType<Payload>,
  ): Promise<Payload> {
    try {
      return readPayload(row.payload, job);
    } catch (error) {
      await markDeadLetter(this.#deps.em.fork(), row, formatError(error), this.#deps.clock.now());
      throw error;
    }
  }

  #leaseRow(outboxId: string, policy: JobPolicy): Promise<LeasedRow | undefined> {
    return leaseRow(this.#deps.em.fork(), BigInt(outboxId), this.#deps.clock.now(), policy.leaseSeconds);
  }

  async #runAttempt<Payload>(
    row: LeasedRow,
    payload: Payload,
    policy: JobPolicy,
    run: RunJob<Payload>,
    { onAttemptsExhausted }: HandlerOptions<Payload>,
  ): Promise<void> {
    const attempt = row.attempts;
    try {
      // exceeded: earlier runs ended with their process, and so may this one
      if (attempt > policy.maxAttempts) throw new Error('Every attempt ended without a result');
      const isLastAttempt = attempt === policy.maxAttempts;
      const now = laterOf(this.#deps.clock.now(), row.run_at);
      const context = { em: this.#deps.em.fork(), attempt, isLastAttempt, now };
      await this.#runWithLeaseRenewal(row, policy, () => run(row, payload, context));
    } catch (error) {
      await this.#recordFailure(row, formatError(error), policy, async (em) =>
        onAttemptsExhausted?.(payload, em),
      );
      throw error;
    }
  }

  /** Sends heartbeats for the run; without them, another worker takes over. */
  #runWithLeaseRenewal(row: LeasedRow, { leaseSeconds }: JobPolicy, run: () => Promise<void>): Promise<void> {
    const { em, clock } = this.#deps;
    const renew = () => renewLease(em.fork(), row, clock.now(), leaseSeconds);
    return runWithHeartbeat((leaseSeconds * 1000) / 3, renew, run);
  }

  async #recordFailure(
    row: LeasedRow,
    error: string,
    policy: JobPolicy,
    giveUp: (em: EntityManager) => Promise<void>,
  ): Promise<void> {
    const em = this.#deps.em.fork();
    const now = this.#deps.clock.now();
    if (row.attempts < policy.maxAttempts) {
      const wait = policy.backoffSeconds(row.attempts) * 1000;
      return scheduleRetry(em, row, error, new Date(now.getTime() + wait));
    }
    await em.transactional(async (tx) => {
      if (await markDeadLetter(tx, row, error, now)) await giveUp(tx);
    });
  }

  #getType<Name extends JobName<Registry>>(job: Name): JobType<PayloadOf<Registry, Name>> {
    const type = this.#deps.jobs[job];
    if (!type) throw new Error(`No such job: ${job}`);
    return type as JobType<PayloadOf<Registry, Name>>;
  }
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other);

const formatError = (error: unknown) => (error instanceof Error ? error.message : String(error));
