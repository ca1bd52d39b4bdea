import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { ChannelListener } from '../../foundation/outbox/listener.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { FEED_CHANNEL } from './channel.ts';
import { FeedEvent } from './feed-event.entity.ts';
import { ALL_READERS } from './reader.ts';

export interface WakeUpsOptions {
  em: EntityManager;
  databaseUrl: string;
  log: Logger;
  /** How often it looks for events of which it heard nothing. */
  checkMs?: number;
}

const CHECK_MS = 5000;

const findLatest = statement([FeedEvent], (db, { seq }: Parameters<{ seq: bigint }>) =>
  db
    .selectFrom('feed_events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('seq', '>', seq),
);

type Wake = () => void;

/**
 * Wakes the waiting readers of this process. All of them share one connection that listens, and one statement every
 * few seconds in case that a notification was lost.
 */
export class WakeUps {
  readonly #options: WakeUpsOptions;
  readonly #waiting = new Map<string, Set<Wake>>();
  #listener: ChannelListener | undefined;
  #checking: NodeJS.Timeout | undefined;
  #heardAt = 0;
  #latest = 0n;
  #isStopped = false;

  constructor(options: WakeUpsOptions) {
    this.#options = options;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Calls `wake` whenever the reader may have new events, until the returned function is called. */
  subscribe(readerKey: string, wake: Wake): () => void {
    const readers = this.#waiting.get(readerKey) ?? new Set();
    this.#waiting.set(readerKey, readers.add(wake));
    this.#listen();
    return () => {
      readers.delete(wake);
      if (readers.size === 0 && this.#waiting.get(readerKey) === readers) this.#waiting.delete(readerKey);
    };
  }

  /** Wakes everybody for the last time. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#checking);
    this.#wakeAll();
    await this.#listener?.stop();
  }

  /**
   * Starts with the first reader: a process without readers needs no connection. What happens before it is connected is
   * not lost, because everybody wakes up then.
   */
  #listen(): void {
    if (this.#listener) return;
    const { databaseUrl, checkMs = CHECK_MS } = this.#options;
    this.#listener = new ChannelListener(databaseUrl, FEED_CHANNEL, (keys) => this.#onNotification(keys));
    this.#checking = setInterval(() => void this.#check(), checkMs).unref();
    void this.#listener.start();
  }

  /** Empty after a reconnect, when anything may have been missed. */
  #onNotification(keys: string): void {
    this.#heardAt = performance.now();
    if (keys === '' || keys === ALL_READERS) this.#wakeAll();
    else for (const key of keys.split(' ')) for (const wake of this.#waiting.get(key) ?? []) wake();
  }

  #wakeAll(): void {
    for (const readers of this.#waiting.values()) for (const wake of readers) wake();
  }

  async #check(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const { em, log, checkMs = CHECK_MS } = this.#options;
    try {
      const latest = (await findLatest.firstRow(em.fork(), { seq: this.#latest }))?.seq ?? null;
      if (latest === null) return;
      this.#latest = latest;
      if (performance.now() - this.#heardAt > checkMs * 2) this.#wakeAll();
    } catch (err) {
      log.debug({ err }, 'event feed check failed');
    }
  }
}
