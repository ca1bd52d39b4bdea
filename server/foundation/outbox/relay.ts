import type { EntityManager } from '../db/orm.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { MAX_SLEEP_MS, TAKEOVER_SECONDS } from '../platform/takeover.ts';
import { withTimeout } from '../platform/timeout.ts';
import type { Queues } from '../queue/queues.ts';
import { OUTBOX_CHANNEL } from './channel.ts';
import { ChannelListener } from './listener.ts';
import { leaseDueRows, type RelayedBatch, type RelayedRow, returnLeasedRows } from './relay-rows.ts';
import { WakeSignal } from './wake-signal.ts';

export interface OutboxRelayOptions {
  em: EntityManager;
  databaseUrl: string;
  queues: Queues;
  jobs: readonly string[];
  clock: Clock;
  log: Logger;
  /** How long the queue may take before a row is enqueued again; doubles each time. */
  leaseSeconds?: number;
  batchSize?: number;
  /** How long it sleeps if it hears nothing. */
  maxSleepMs?: number;
}

const RETRY_MS = 1000;
const ENQUEUE_TIMEOUT_MS = 5000;

/** Moves due outbox rows to the queue. Any number of relays may run, in any number of processes. */
export class OutboxRelay {
  readonly #options: OutboxRelayOptions;
  readonly #wakeSignal = new WakeSignal();
  readonly #listener: ChannelListener;
  #running: Promise<void> | undefined;
  #stopping = false;

  constructor(options: OutboxRelayOptions) {
    this.#options = options;
    this.#listener = new ChannelListener(options.databaseUrl, OUTBOX_CHANNEL, () =>
      this.#wakeSignal.notify(),
    );
  }

  start(): void {
    void this.#listener.start();
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#wakeSignal.notify();
    await this.#listener.stop();
    await this.#running;
  }

  /** Enqueues everything that is due and returns the number of rows. */
  async relayDue(): Promise<number> {
    return (await this.#relayAll()).total;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      await this.#relayAndWait().catch(async (error: unknown) => {
        this.#options.log.warn({ err: error }, 'outbox relay');
        await this.#wakeSignal.sleep(RETRY_MS);
      });
    }
  }

  async #relayAndWait(): Promise<void> {
    const { clock, maxSleepMs = MAX_SLEEP_MS } = this.#options;
    const { nextDueAt } = await this.#relayAll();
    await this.#wakeSignal.sleepUntilDue(clock, nextDueAt, maxSleepMs);
  }

  async #relayAll(): Promise<{ total: number; nextDueAt: Date | undefined }> {
    const batchSize = this.#options.batchSize ?? 100;
    let total = 0;
    for (;;) {
      const { rows, nextDueAt } = await this.#relayBatch(batchSize);
      total += rows.length;
      if (rows.length < batchSize || this.#stopping) return { total, nextDueAt };
    }
  }

  async #relayBatch(batchSize: number): Promise<RelayedBatch> {
    const { em, jobs, clock, leaseSeconds = TAKEOVER_SECONDS } = this.#options;
    const batch = await leaseDueRows(em.fork(), { now: clock.now(), jobs, limit: batchSize, leaseSeconds });
    try {
      await this.#enqueue(batch.rows);
    } catch (error) {
      await returnLeasedRows(em.fork(), batch.rows, clock.now()).catch(() => {});
      throw error;
    }
    return batch;
  }

  async #enqueue(rows: RelayedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const added = [...Map.groupBy(rows, (row) => row.job)].map(([job, group]) =>
      this.#options.queues.addAll(
        job,
        group.map(({ id }) => ({ outboxId: String(id) })),
        { attempts: 1 },
      ),
    );
    await withTimeout(ENQUEUE_TIMEOUT_MS, Promise.all(added), 'The queue does not accept jobs');
  }
}
