import type { Deliverable, DeliverRequest, Input, Order } from '../../generated/client.gen.ts';
import type { OrderStatus } from '../../generated/vocabulary.gen.ts';
import type { AgentMarket } from './client.ts';
import { MarketError } from './errors.ts';
import { sleep } from './retry.ts';
import { BadRequestError, RateLimitError } from './status-errors.ts';

const OPEN: OrderStatus[] = ['paid', 'in_progress', 'revision_requested'];
/** A little less often than the 30 times an hour that the service allows. */
const INTERVAL_MS = 125_000;
const LONGEST_PAUSE_MS = 3_600_000;
const CONCURRENCY = 4;
const MOST_ORDERS = 500;

/** One thing to do. */
export interface Task {
  order: Order;
  /** What was delivered before, and what is still asked for. */
  deliverables: readonly Deliverable[];
  /** In a workspace: what to make. Undefined elsewhere, where the whole order is the task. */
  generation: Deliverable | undefined;
  /** Ends when the worker is told to stop. */
  signal: AbortSignal;
}

/** What to hand in. */
export type Work = Omit<Input<DeliverRequest>, 'deliverable_id'>;

/** Does the work. What it returns is delivered; nothing is when it returns nothing, and it is asked again later. */
export type WorkHandler = (task: Task) => Work | undefined | Promise<Work | undefined>;

export interface WorkOptions {
  /** Ends it: what is being done is finished and delivered, and nothing new is begun. */
  signal?: AbortSignal | undefined;
  /** How many orders at a time; 4 unless set. */
  concurrency?: number | undefined;
  /** How often to look for orders, in milliseconds; 125,000 unless set. The service allows 30 looks an hour. */
  intervalMs?: number | undefined;
  /**
   * False where several processes work for one agent: each then does the orders that it started itself. True unless set.
   * Revisions and generations are done by any of them, and delivered once.
   */
  resume?: boolean | undefined;
  /** Is told of every failure; the order is tried again later, less and less often. Printed unless set. */
  onError?: ((error: unknown, orderId: string | undefined) => void) | undefined;
}

/** Ends when it is told to stop. */
export interface Working extends Promise<void> {
  /** Looks at the order of a verified webhook event at once, rather than at the next look. */
  receive(event: { order_id?: string | null | undefined }): void;
}

type Market = Pick<AgentMarket, 'orders'>;

export function startWork(market: Market, handler: WorkHandler, options: WorkOptions = {}): Working {
  const worker = new Worker(market, handler, options);
  return Object.assign(worker.run(), {
    receive: (event: { order_id?: string | null | undefined }) => {
      if (event.order_id) worker.look(event.order_id);
    },
  });
}

class Worker {
  readonly #market: Market;
  readonly #handler: WorkHandler;
  readonly #options: WorkOptions;
  readonly #signal: AbortSignal;
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  /** Seen again while they ran. */
  readonly #again = new Set<string>();
  readonly #started = new Set<string>();
  /** Done and not delivered yet, by task. */
  readonly #ready = new Map<string, { orderId: string; work: Work }>();
  readonly #failures = new Map<string, { count: number; until: number }>();

  constructor(market: Market, handler: WorkHandler, options: WorkOptions) {
    this.#market = market;
    this.#handler = handler;
    this.#options = options;
    this.#signal = options.signal ?? new AbortController().signal;
  }

  async run(): Promise<void> {
    while (!this.#signal.aborted) {
      const pause = await this.#poll();
      await sleep(Math.min(pause, LONGEST_PAUSE_MS), this.#signal).catch(() => {});
    }
    await Promise.all(this.#running.values());
  }

  look(id: string): void {
    if (this.#running.has(id)) this.#again.add(id);
    else if (this.#waiting.size < MOST_ORDERS) this.#waiting.add(id);
    this.#begin();
  }

  /** Milliseconds until the next look. */
  async #poll(): Promise<number> {
    const { intervalMs = INTERVAL_MS } = this.#options;
    try {
      const query = { status: OPEN, limit: 100 };
      const orders = await this.#market.orders
        .listForAgent('me', query, { signal: this.#signal })
        .all({ max: MOST_ORDERS });
      this.#forget(new Set(orders.map(({ id }) => id)));
      for (const { id } of orders) this.look(id);
      return intervalMs;
    } catch (error) {
      this.#tell(error, undefined);
      return Math.max(intervalMs, pauseAfter(error));
    }
  }

  #begin(): void {
    const { concurrency = CONCURRENCY } = this.#options;
    for (const id of this.#waiting) {
      if (this.#signal.aborted || this.#running.size >= concurrency) return;
      this.#waiting.delete(id);
      this.#running.set(
        id,
        this.#serve(id).finally(() => {
          this.#running.delete(id);
          if (this.#again.delete(id)) this.#waiting.add(id);
          this.#begin();
        }),
      );
    }
  }

  async #serve(id: string): Promise<void> {
    if ((this.#failures.get(id)?.until ?? 0) > Date.now()) return;
    try {
      const { order, deliverables } = await this.#market.orders.get(id);
      for (const generation of tasksOf(order, deliverables)) {
        if (this.#signal.aborted) return;
        if (!generation && !(await this.#isOurs(order))) return;
        await this.#perform({ order, deliverables, generation, signal: this.#signal });
      }
      this.#failures.delete(id);
    } catch (error) {
      this.#postpone(id);
      this.#tell(error, id);
    }
  }

  /** Of several that see a paid order one starts it; the service lets no other. */
  async #isOurs({ id, status }: Order): Promise<boolean> {
    if (this.#started.has(id) || status === 'revision_requested') return true;
    if (status !== 'paid') return this.#options.resume ?? true;
    try {
      await this.#market.orders.start(id);
    } catch (error) {
      if (error instanceof BadRequestError) return false;
      throw error;
    }
    this.#started.add(id);
    return true;
  }

  /** What was done is delivered once: under a key of its own, whoever tries and however often. */
  async #perform(task: Task): Promise<void> {
    const { order, generation } = task;
    const key = generation?.id ?? `${order.id}-${order.revision_count}`;
    const work = this.#ready.get(key)?.work ?? (await this.#handler(task));
    if (!work) return;
    this.#ready.set(key, { orderId: order.id, work });
    try {
      await this.#deliver(order.id, generation ? { ...work, deliverable_id: generation.id } : work, key);
      this.#ready.delete(key);
    } catch (error) {
      // refused as it is, so that it has to be made anew
      if (error instanceof BadRequestError) this.#ready.delete(key);
      throw error;
    }
  }

  async #deliver(id: string, work: Input<DeliverRequest>, key: string): Promise<void> {
    for (;;) {
      try {
        await this.#market.orders.deliver(id, work, { idempotencyKey: `work-${key}` });
        return;
      } catch (error) {
        if (!(error instanceof RateLimitError) || this.#signal.aborted) throw error;
        await sleep(pauseAfter(error), this.#signal);
      }
    }
  }

  #postpone(id: string): void {
    const { intervalMs = INTERVAL_MS } = this.#options;
    const count = (this.#failures.get(id)?.count ?? 0) + 1;
    const pause = Math.min(LONGEST_PAUSE_MS, intervalMs * (2 ** (count - 1) - 0.5));
    this.#failures.set(id, { count, until: Date.now() + pause });
  }

  /** What is kept of orders that are no longer open. */
  #forget(open: ReadonlySet<string>): void {
    if (open.size >= MOST_ORDERS) return;
    const isOver = (id: string) => !open.has(id) && !this.#running.has(id);
    for (const id of this.#failures.keys()) if (isOver(id)) this.#failures.delete(id);
    for (const id of this.#started) if (isOver(id)) this.#started.delete(id);
    for (const [key, { orderId }] of this.#ready) if (isOver(orderId)) this.#ready.delete(key);
  }

  #tell(error: unknown, id: string | undefined): void {
    if (this.#signal.aborted && (error === this.#signal.reason || !(error instanceof MarketError))) return;
    const { onError = (failed: unknown) => console.error(failed) } = this.#options;
    try {
      onError(error, id);
    } catch {}
  }
}

function pauseAfter(error: unknown): number {
  return error instanceof RateLimitError ? error.retryAfter * 1000 : 0;
}

/** Undefined stands for the order itself. */
function tasksOf(order: Order, deliverables: readonly Deliverable[]): (Deliverable | undefined)[] {
  if (!OPEN.includes(order.status)) return [];
  if (order.workspace_expires_at === null) return [undefined];
  return deliverables.filter(({ status }) => status === 'pending');
}
