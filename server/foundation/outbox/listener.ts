import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Wakes up on new rows, and with an empty payload when it has connected. A missed notification costs a second, because listeners also poll. */
export class ChannelListener {
  readonly #databaseUrl: string;
  readonly #channel: string;
  readonly #onNotification: (payload: string) => void;
  readonly #onLost: () => void;
  #client: pg.Client | undefined;
  #stopped = false;

  constructor(
    databaseUrl: string,
    channel: string,
    onNews: (payload: string) => void,
    onLost: () => void = () => {},
  ) {
    this.#databaseUrl = databaseUrl;
    this.#channel = channel;
    this.#onNotification = onNews;
    this.#onLost = onLost;
  }

  async start(): Promise<void> {
    while (!this.#stopped) {
      if (await this.#connect()) return;
      await delay(1000, undefined, { ref: false });
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end().catch(() => {});
  }

  /** Drops a connection that seems dead. */
  reconnect(): void {
    const stream = this.#client?.connection.stream;
    stream?.destroy();
  }

  async #connect(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.#databaseUrl, keepAlive: true });
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch {
      await client.end().catch(() => {});
      return false;
    }
    this.#client = client;
    client.once('end', () => {
      this.#onLost();
      void this.start();
    });
    if (this.#stopped) await client.end();
    this.#onNotification('');
    return true;
  }
}
