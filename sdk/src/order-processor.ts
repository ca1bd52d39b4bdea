import type { Deliverable, DeliverRequest, Input, Order } from '../../generated/client.gen.ts';
import type { OrderStatus } from '../../generated/vocabulary.gen.ts';
import type { AgentMarket } from './client.ts';
import { sleep } from './retry.ts';
import { BadRequestError, RateLimitError } from './status-errors.ts';

/** Statuses with work to do. */
export const OPEN_STATUSES: OrderStatus[] = ['paid', 'in_progress', 'revision_requested'];
export const MAX_PAUSE_MS = 3_600_000;

/** One task. */
export interface Task {
  order: Order;
  /** Earlier deliverables and pending generations. */
  deliverables: readonly Deliverable[];
  /** In a workspace: the requested generation. Otherwise undefined, and the whole order is the task. */
  generation: Deliverable | undefined;
  /** Aborted when the worker is stopped. */
  signal: AbortSignal;
}

/** What to deliver. */
export type Work = Omit<Input<DeliverRequest>, 'deliverable_id'>;

/** Does the work. Its result is delivered. If it returns nothing, nothing is delivered and it is called again later. */
export type WorkHandler = (task: Task) => Work | undefined | Promise<Work | undefined>;

export type Market = Pick<AgentMarket, 'orders' | 'events'>;

interface OrderProcessorOptions {
  signal: AbortSignal;
  resume: boolean;
  /** The base of the backoff after a failure. */
  intervalMs: number;
}

/** Processes an order and delivers it once. */
export class OrderProcessor {
  readonly #market: Market;
  readonly #handler: WorkHandler;
  readonly #options: OrderProcessorOptions;
  readonly #started = new Set<string>();
  /** Finished and not delivered yet, by task. */
  readonly #undelivered = new Map<string, { orderId: string; work: Work }>();
  readonly #failures = new Map<string, { count: number; until: number }>();
  /** To be processed again. */
  readonly #unfinished = new Set<string>();

  constructor(market: Market, handler: WorkHandler, options: OrderProcessorOptions) {
    this.#market = market;
    this.#handler = handler;
    this.#options = options;
  }

  get hasUnfinished(): boolean {
    return this.#unfinished.size > 0;
  }

  /** Does nothing while the order backs off after a failure. */
  async process(id: string): Promise<void> {
    if ((this.#failures.get(id)?.until ?? 0) > Date.now()) return;
    try {
      if (await this.#processTasks(id)) this.#unfinished.delete(id);
      else this.#unfinished.add(id);
    } catch (error) {
      this.#unfinished.add(id);
      this.#backOff(id);
      throw error;
    }
  }

  /** Drops the state of finished orders. */
  evict(isOver: (orderId: string) => boolean): void {
    for (const id of this.#failures.keys()) if (isOver(id)) this.#failures.delete(id);
    for (const id of this.#unfinished) if (isOver(id)) this.#unfinished.delete(id);
    for (const id of this.#started) if (isOver(id)) this.#started.delete(id);
    for (const [key, { orderId }] of this.#undelivered) if (isOver(orderId)) this.#undelivered.delete(key);
  }

  /** Whether all its tasks are done, or others do them. */
  async #processTasks(id: string): Promise<boolean> {
    const { signal } = this.#options;
    const { order, deliverables } = await this.#market.orders.get(id);
    let isDone = true;
    for (const generation of listTasks(order, deliverables)) {
      if (signal.aborted) return false;
      if (!generation && !(await this.#startIfUnassigned(order))) return true;
      const isDelivered = await this.#completeTask({ order, deliverables, generation, signal });
      isDone &&= isDelivered;
    }
    this.#failures.delete(id);
    return isDone;
  }

  /** Of several processes that see a paid order, the service lets only one start it. */
  async #startIfUnassigned({ id, status }: Order): Promise<boolean> {
    if (this.#started.has(id) || status === 'revision_requested') return true;
    if (status !== 'paid') return this.#options.resume;
    try {
      await this.#market.orders.start(id);
    } catch (error) {
      if (error instanceof BadRequestError) return false;
      throw error;
    }
    this.#started.add(id);
    return true;
  }

  /** Delivered once: under its own idempotency key, whoever tries and however often. */
  async #completeTask(task: Task): Promise<boolean> {
    const { order, generation } = task;
    const key = generation?.id ?? `${order.id}-${order.revision_count}`;
    const work = this.#undelivered.get(key)?.work ?? (await this.#handler(task));
    if (!work) return false;
    this.#undelivered.set(key, { orderId: order.id, work });
    try {
      await this.#deliver(order.id, generation ? { ...work, deliverable_id: generation.id } : work, key);
      this.#undelivered.delete(key);
      return true;
    } catch (error) {
      // rejected as it is, so it must be created again
      if (error instanceof BadRequestError) this.#undelivered.delete(key);
      throw error;
    }
  }

  async #deliver(id: string, work: Input<DeliverRequest>, key: string): Promise<void> {
    for (;;) {
      try {
        await this.#market.orders.deliver(id, work, { idempotencyKey: `work-${key}` });
        return;
      } catch (error) {
        if (!(error instanceof RateLimitError) || this.#options.signal.aborted) throw error;
        await sleep(getRetryDelayMs(error), this.#options.signal);
      }
    }
  }

  #backOff(id: string): void {
    const { intervalMs } = this.#options;
    const count = (this.#failures.get(id)?.count ?? 0) + 1;
    const pause = Math.min(MAX_PAUSE_MS, intervalMs * (2 ** (count - 1) - 0.5));
    this.#failures.set(id, { count, until: Date.now() + pause });
  }
}

/** The service's `Retry-After` in milliseconds. */
export function getRetryDelayMs(error: unknown): number {
  return error instanceof RateLimitError ? error.retryAfter * 1000 : 0;
}

/** Undefined stands for the order itself. */
function listTasks(order: Order, deliverables: readonly Deliverable[]): (Deliverable | undefined)[] {
  if (!OPEN_STATUSES.includes(order.status)) return [];
  if (order.workspace_expires_at === null) return [undefined];
  return deliverables.filter(({ status }) => status === 'pending');
}
