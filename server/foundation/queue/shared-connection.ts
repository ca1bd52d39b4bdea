import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { PgPool } from 'bullmq';
import type { Notification, Pool, PoolClient, QueryResult } from 'pg';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { CONNECTION_RETRY_MS } from './backend.ts';

/** Names the connection after one queue, but it serves all of them. */
const NAMING = `SELECT set_config('application_name'`;

/**
 * The pool as workers of BullMQ see it: the connection that each takes for its notifications is the same one. It would
 * otherwise take one per queue, and every notification of a job would wake all of them.
 */
export class SharedConnection {
  readonly pool: PgPool;
  readonly #pool: Pool;
  readonly #uses = new Set<ConnectionUse>();
  #opening: Promise<PoolClient> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(pool: Pool) {
    this.#pool = pool;
    const own = {
      options: pool.options,
      query: (text: string, values?: unknown[]) => this.#query(text, values),
      on: pool.on.bind(pool),
      end: pool.end.bind(pool),
      removeAllListeners: pool.removeAllListeners.bind(pool),
      connect: () => this.#use(),
    };
    this.pool = own as unknown as PgPool;
  }

  /** Before the pool is closed. */
  async close(): Promise<void> {
    const client = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    client?.release(true);
  }

  /** A worker that cannot reach the database asks again at once. */
  async #query(text: string, values?: unknown[]): Promise<QueryResult> {
    try {
      return await this.#pool.query(text, values);
    } catch (error) {
      if (isDatabaseUnavailable(error)) await delay(CONNECTION_RETRY_MS);
      throw error;
    }
  }

  async #use(): Promise<ConnectionUse> {
    this.#opening ??= this.#open();
    const opening = this.#opening;
    const client = await opening;
    if (this.#opening !== opening) return this.#use();
    const use = new ConnectionUse(
      (text, values) => this.#inTurn(() => client.query(text, values)),
      () => this.#uses.delete(use),
    );
    this.#uses.add(use);
    return use;
  }

  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#last.then(run);
    this.#last = result.catch(() => {});
    return result;
  }

  #open(): Promise<PoolClient> {
    const opening = this.#pool.connect().then((client) => {
      client.on('notification', (notification) => this.#emit('notification', notification));
      client.once('error', (error) => {
        if (this.#opening !== opening) return;
        this.#opening = undefined;
        client.release(true);
        this.#emit('error', error);
      });
      return client;
    });
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    return opening;
  }

  #emit(event: 'notification' | 'error', value: Notification | Error): void {
    for (const use of [...this.#uses]) if (use.listenerCount(event) > 0) use.emit(event, value);
  }
}

type RunQuery = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** The shared connection as one worker holds it. */
class ConnectionUse extends EventEmitter {
  readonly #run: RunQuery;
  readonly release: () => void;

  constructor(run: RunQuery, release: () => void) {
    super();
    this.#run = run;
    this.release = release;
  }

  async query(...[text, values]: Parameters<RunQuery>): ReturnType<RunQuery> {
    return text.startsWith(NAMING) ? { rows: [] } : this.#run(text, values);
  }
}
