import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';
import { PUBLIC_CHANGES } from '../db/preparing-client.ts';
import { type Parameters, statement } from '../db/statement.ts';
import { ChannelListener } from '../outbox/listener.ts';
import type { Logger } from '../platform/log.ts';
import type { CachedValue, PublicCache } from './public-cache.ts';

const PING_PREFIX = 'ping:';
const PING_EVERY_MS = 1000;
/** A notification takes milliseconds once it is committed; after this time, others may be missing too. */
const DELIVERY_TIMEOUT_MS = 2000;
/** Busy connections may delay the ping itself. */
const PING_TIMEOUT_MS = 10_000;

const notify = statement([], (db, { payload }: Parameters<{ payload: string }>) =>
  db.selectNoFrom(sql`pg_notify(${sql.lit(PUBLIC_CHANGES)}, ${payload}::text)`.as('sent')),
);

export interface ChangeListenerOptions {
  databaseUrl: string;
  em: EntityManager;
  cache: Pick<PublicCache<CachedValue>, 'isActive' | 'publish' | 'activate' | 'suspend'>;
  log: Logger;
}

/**
 * Publishes the changes of all processes to the cache. It notifies itself through another connection: if that arrives,
 * so did everything that was committed before. A pooler that shares connections between transactions delivers nothing,
 * and the cache stays suspended.
 */
export class ChangeListener {
  readonly #options: ChangeListenerOptions;
  readonly #listener: ChannelListener;
  readonly #prefix = `${PING_PREFIX}${randomUUID()}:`;
  #timer: NodeJS.Timeout | undefined;
  #sent = 0;
  #received = 0;
  #sentAt = 0;
  #committedAt: number | undefined;

  constructor(options: ChangeListenerOptions) {
    this.#options = options;
    this.#listener = new ChannelListener(
      options.databaseUrl,
      PUBLIC_CHANGES,
      (payload) => this.#receive(payload),
      () => this.#suspend('lost its connection'),
    );
  }

  start(): void {
    void this.#listener.start();
    this.#timer = setInterval(() => this.#check(), PING_EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#options.cache.suspend();
    await this.#listener.stop();
  }

  #receive(payload: string): void {
    if (payload === '') {
      this.#ping();
    } else if (!payload.startsWith(PING_PREFIX)) {
      this.#options.cache.publish(payload.split(' '));
    } else if (payload === `${this.#prefix}${this.#sent}`) {
      this.#received = this.#sent;
      this.#options.cache.activate();
    }
  }

  #check(): void {
    if (this.#received === this.#sent) {
      if (this.#options.cache.isActive) this.#ping();
    } else if (this.#isOverdue(performance.now())) {
      this.#suspend('hears nothing');
      this.#listener.reconnect();
    }
  }

  #isOverdue(now: number): boolean {
    const committedAt = this.#committedAt ?? Number.POSITIVE_INFINITY;
    return now - committedAt > DELIVERY_TIMEOUT_MS || now - this.#sentAt > PING_TIMEOUT_MS;
  }

  #ping(): void {
    const number = ++this.#sent;
    this.#sentAt = performance.now();
    this.#committedAt = undefined;
    const onCommitted = () => {
      if (number === this.#sent) this.#committedAt = performance.now();
    };
    // if it fails, the ping is overdue after a while
    notify.rows(this.#options.em.fork(), { payload: `${this.#prefix}${number}` }).then(onCommitted, () => {});
  }

  /** Pings from before a lost connection no longer count. */
  #suspend(reason: string): void {
    const { cache, log } = this.#options;
    if (cache.isActive) log.warn(`public cache: suspended, because its listener ${reason}`);
    this.#received = this.#sent++;
    this.#sentAt = performance.now();
    this.#committedAt = undefined;
    cache.suspend();
  }
}
