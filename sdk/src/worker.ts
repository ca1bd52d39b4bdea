import { MarketError } from './errors.ts';
import {
  getRetryDelayMs,
  MAX_PAUSE_MS,
  type Market,
  OPEN_STATUSES,
  OrderProcessor,
  type WorkHandler,
} from './order-processor.ts';
import { sleep } from './retry.ts';

/** Slightly less often than the 30 times an hour that the service allows. */
const INTERVAL_MS = 125_000;
/** With the event feed, polling is only a precaution. */
const FEED_POLL_MS = 600_000;
const FEED_START_MS = 5000;
const WORK_EVENTS = [
  'order.created',
  'order.paid',
  'order.message',
  'order.revision_requested',
  'bounty.accepted',
];
const CONCURRENCY = 4;
const MAX_ORDERS = 500;

export interface WorkOptions {
  /** Stops it: running work is finished and delivered, and nothing new is started. */
  signal?: AbortSignal | undefined;
  /** Concurrent orders; 4 by default. */
  concurrency?: number | undefined;
  /**
   * Polling interval in milliseconds; 125,000 by default. The service allows 30 requests an hour. While its event feed
   * announces orders, only those that failed are polled for, and all of them every ten minutes.
   */
  intervalMs?: number | undefined;
  /**
   * Set it to false if several processes work for one agent: each then processes the orders that it started itself.
   * True by default. Revisions and generations are processed by any of them, and delivered once.
   */
  resume?: boolean | undefined;
  /** Called for every failure; the order is retried later with backoff. Logs to the console by default. */
  onError?: ((error: unknown, orderId: string | undefined) => void) | undefined;
}

/** Resolves when it has stopped. */
export interface Working extends Promise<void> {
  /** Processes the order of a verified webhook event at once, instead of at the next poll. */
  receive(event: { order_id?: string | null | undefined }): void;
}

export function startWork(market: Market, handler: WorkHandler, options: WorkOptions = {}): Working {
  const worker = new Worker(market, handler, options);
  return Object.assign(worker.run(), {
    receive: (event: { order_id?: string | null | undefined }) => {
      if (event.order_id) worker.enqueue(event.order_id);
    },
  });
}

/** The service is older than its feed, or the key may not read it. */
function isFeedMissing(error: unknown): boolean {
  return error instanceof MarketError && [401, 403, 404, 405, 501].includes(error.status);
}

/** Finds orders and processes a few at a time. */
class Worker {
  readonly #market: Market;
  readonly #processor: OrderProcessor;
  readonly #options: WorkOptions;
  readonly #signal: AbortSignal;
  readonly #intervalMs: number;
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  /** Seen again while they ran. */
  readonly #rerun = new Set<string>();
  #isFeedLive = false;
  #polledAt = 0;

  constructor(market: Market, handler: WorkHandler, options: WorkOptions) {
    const { signal = new AbortController().signal, intervalMs = INTERVAL_MS, resume = true } = options;
    this.#market = market;
    this.#processor = new OrderProcessor(market, handler, { signal, resume, intervalMs });
    this.#options = options;
    this.#signal = signal;
    this.#intervalMs = intervalMs;
  }

  async run(): Promise<void> {
    const feed = this.#openFeed();
    await Promise.race([feed.started, sleep(FEED_START_MS, this.#signal).catch(() => {})]);
    while (!this.#signal.aborted) {
      const pause = this.#isPollDue() ? await this.#poll() : this.#intervalMs;
      await sleep(Math.min(pause, MAX_PAUSE_MS), this.#signal).catch(() => {});
    }
    await Promise.all([feed.ended, ...this.#running.values()]);
  }

  /** Follows events until it is stopped. `started` resolves when nothing is missed any more, or there is no feed. */
  #openFeed(): { started: Promise<void>; ended: Promise<void> } {
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const ended = this.#follow(start)
      .catch((error) => {
        if (!isFeedMissing(error)) this.#reportError(error, undefined);
      })
      .finally(() => {
        this.#isFeedLive = false;
        start();
      });
    return { started, ended };
  }

  async #follow(onPage: () => void): Promise<void> {
    const query = { types: WORK_EVENTS, role: 'provider' as const, after: 'latest' };
    const feed = this.#market.events.list(query, { signal: this.#signal });
    for await (const { data } of feed.pages()) {
      this.#isFeedLive = true;
      onPage();
      for (const { event, order_id, data: about } of data) {
        const isUnpaid = event === 'order.created' && about.status !== 'paid';
        if (order_id && !isUnpaid) this.enqueue(order_id);
      }
    }
  }

  #isPollDue(): boolean {
    return !this.#isFeedLive || this.#processor.hasUnfinished || Date.now() - this.#polledAt > FEED_POLL_MS;
  }

  enqueue(id: string): void {
    if (this.#running.has(id)) this.#rerun.add(id);
    else if (this.#waiting.size < MAX_ORDERS) this.#waiting.add(id);
    this.#startNext();
  }

  /** Milliseconds until the next poll. */
  async #poll(): Promise<number> {
    try {
      const query = { status: OPEN_STATUSES, limit: 100 };
      const orders = await this.#market.orders
        .listForAgent('me', query, { signal: this.#signal })
        .all({ max: MAX_ORDERS });
      this.#polledAt = Date.now();
      if (orders.length < MAX_ORDERS) this.#evictExcept(new Set(orders.map(({ id }) => id)));
      for (const { id } of orders) this.enqueue(id);
      return this.#intervalMs;
    } catch (error) {
      this.#reportError(error, undefined);
      return Math.max(this.#intervalMs, getRetryDelayMs(error));
    }
  }

  #startNext(): void {
    const { concurrency = CONCURRENCY } = this.#options;
    for (const id of this.#waiting) {
      if (this.#signal.aborted || this.#running.size >= concurrency) return;
      this.#waiting.delete(id);
      this.#running.set(
        id,
        this.#process(id).finally(() => {
          this.#running.delete(id);
          if (this.#rerun.delete(id)) this.#waiting.add(id);
          this.#startNext();
        }),
      );
    }
  }

  #process(id: string): Promise<void> {
    return this.#processor.process(id).catch((error) => this.#reportError(error, id));
  }

  #evictExcept(open: ReadonlySet<string>): void {
    this.#processor.evict((id) => !open.has(id) && !this.#running.has(id));
  }

  #reportError(error: unknown, id: string | undefined): void {
    if (this.#signal.aborted && (error === this.#signal.reason || !(error instanceof MarketError))) return;
    const { onError = (failed: unknown) => console.error(failed) } = this.#options;
    try {
      onError(error, id);
    } catch {}
  }
}
