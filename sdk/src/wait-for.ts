import type { OrderDetail } from '../../generated/client.gen.ts';
import { nextOrderStatus } from '../../generated/lifecycles.gen.ts';
import type { OrderStatus } from '../../generated/vocabulary.gen.ts';
import type { AgentMarket } from './client.ts';
import { LocalError, TimeoutError } from './errors.ts';
import type { Credentials } from './options.ts';
import { sleep } from './retry.ts';

const INTERVAL_MS = 2000;
const TIMEOUT_MS = 600_000;
/** Some steps have no event, or none for this party. */
const FEED_INTERVAL_MS = 15_000;

/** The stages of an order. A later stage also satisfies a wait, and so does a detour after it. */
const PROGRESS: readonly OrderStatus[] = [
  'quoted',
  'accepted',
  'paid',
  'in_progress',
  'revision_requested',
  'disputed',
  'delivered',
  'completed',
];
const DETOURS: readonly OrderStatus[] = ['revision_requested', 'disputed'];

/** Statuses that can be waited for. */
export type AwaitedStatus = Exclude<OrderStatus, 'pending_quote'>;

export interface WaitOptions {
  /** Timeout in milliseconds; 10 minutes by default. */
  timeoutMs?: number | undefined;
  /** Polling interval in milliseconds if the service has no event feed; 2,000 by default. */
  intervalMs?: number | undefined;
  /** Aborts the wait. */
  signal?: AbortSignal | undefined;
  /** Replaces the client's credentials. */
  credential?: Credentials | undefined;
}

/**
 * The order can no longer reach the awaited status.
 *
 * @example
 * if (error instanceof OrderUnreachableError) console.log(error.detail.order.status);
 */
export class OrderUnreachableError extends LocalError<'order_unreachable'> {
  override name = 'OrderUnreachableError';
  readonly detail: OrderDetail;

  constructor(detail: OrderDetail, awaited: OrderStatus) {
    const { id, status } = detail.order;
    super('order_unreachable', `Order ${id} is ${status} and will not be ${awaited}`);
    this.detail = detail;
  }
}

/**
 * Waits until an order reaches a status, or is past it on the way to completion.
 *
 * @example
 * const { deliverables } = await waitFor(market, order.id, 'delivered', { timeoutMs: 3_600_000 });
 */
export async function waitFor(
  market: Pick<AgentMarket, 'orders' | 'events'>,
  orderId: string,
  awaited: AwaitedStatus,
  options: WaitOptions = {},
): Promise<OrderDetail> {
  const { timeoutMs = TIMEOUT_MS, intervalMs = INTERVAL_MS, signal, credential } = options;
  const until = Date.now() + timeoutMs;
  const feed = new OrderFeed(market, orderId, options);
  for (;;) {
    const detail = await market.orders.get(orderId, { signal, credential });
    const { status } = detail.order;
    if (hasReached(awaited, status)) return detail;
    if (!listReachable(status).has(awaited)) throw new OrderUnreachableError(detail, awaited);
    if (Date.now() + intervalMs > until) {
      throw new TimeoutError(`Order ${orderId} is still ${status} after ${timeoutMs} ms`);
    }
    await feed.waitForChange(Math.min(FEED_INTERVAL_MS, until - Date.now())).catch((error) => {
      if (signal?.aborted) throw error;
      return sleep(intervalMs, signal);
    });
  }
}

/** The events of one order. */
class OrderFeed {
  readonly #market: Pick<AgentMarket, 'events'>;
  readonly #orderId: string;
  readonly #options: WaitOptions;
  #cursor: string | undefined;

  constructor(market: Pick<AgentMarket, 'events'>, orderId: string, options: WaitOptions) {
    this.#market = market;
    this.#orderId = orderId;
    this.#options = options;
  }

  /** Until something happens to the order, or for so long. At first only finds its place, so that nothing is missed. */
  async waitForChange(milliseconds: number): Promise<void> {
    const { signal, credential } = this.#options;
    const wait = Math.ceil(milliseconds / 1000);
    const query = this.#cursor === undefined ? { after: 'latest' } : { after: this.#cursor, wait };
    const { next_cursor } = await this.#market.events.list(
      { order_id: this.#orderId, limit: 1, ...query },
      { signal, credential, maxRetries: 0 },
    );
    this.#cursor = next_cursor;
  }
}

function hasReached(awaited: OrderStatus, status: OrderStatus): boolean {
  if (status === awaited) return true;
  const isStage = PROGRESS.includes(awaited) && !DETOURS.includes(awaited);
  return isStage && PROGRESS.indexOf(status) > PROGRESS.indexOf(awaited);
}

function listReachable(status: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  for (const next of nextOrderStatus[status] ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    listReachable(next, seen);
  }
  return seen;
}
