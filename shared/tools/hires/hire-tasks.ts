import { inputResponse, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Acknowledgement, CreatedTask, DetailedTask, TaskMethods } from '../task-methods.ts';
import type { ArgumentValues } from '../tool-request.ts';
import { type OrderEvent, waitForOrder } from '../wait-for-order.ts';
import { type MarketAnswer, type PerformOperation, readRetryAfter } from './market-answer.ts';
import { OrderFeed, type OrderRef, toOrderDetail } from './order-feed.ts';
import { toTask, toTaskStatus } from './order-task.ts';
import { toQuoteKey } from './quote-request.ts';
import { parseTaskId } from './task-id.ts';

/** A request for a working task is answered when its order changes, or after this time. */
const MAX_WAIT_SECONDS = 20;
const POLL_INTERVAL_MS = 1000;
/** If the feed refuses to wait. */
const SLOW_POLL_INTERVAL_MS = 10_000;

/** Hires as tasks. The order is the state of its task, so any process can answer. */
export class HireTasks implements TaskMethods {
  readonly #perform: PerformOperation;
  readonly #baseUrl: string;

  constructor(perform: PerformOperation, baseUrl: string) {
    this.#perform = perform;
    this.#baseUrl = baseUrl;
  }

  async create(ref: OrderRef): Promise<CreatedTask> {
    const { taskId, status, statusMessage, createdAt, lastUpdatedAt, ttlMs, pollIntervalMs } =
      await this.#read(ref, 0);
    const fields = { taskId, status, statusMessage, createdAt, lastUpdatedAt, ttlMs, pollIntervalMs };
    return { resultType: 'task', ...fields };
  }

  get = (taskId: string): Promise<DetailedTask> => this.#read(parseTaskId(taskId), MAX_WAIT_SECONDS);

  update = async (taskId: string, responses: ArgumentValues): Promise<Acknowledgement> => {
    const ref = parseTaskId(taskId);
    const detail = toOrderDetail(requireTask(await this.#feed(ref).readOrder()));
    if (toTaskStatus(detail) !== 'input_required') return {};
    const response = inputResponse(responses, toQuoteKey(detail.order));
    if (response.kind !== 'elicit' || response.action === 'cancel') return {};
    if (response.action === 'decline') return this.cancel(taskId);
    const { escrow_tx_hash, payment_secret } = response.content ?? {};
    // forms send an empty field as an empty text
    const body = { escrow_tx_hash: escrow_tx_hash || undefined, payment_secret: payment_secret || undefined };
    requireSuccess(await this.#act(ref, { action: 'pay', ...body }));
    return {};
  };

  /** A client signals an intent: an order that can no longer be cancelled goes on, and so does its task. */
  cancel = async (taskId: string): Promise<Acknowledgement> => {
    const ref = parseTaskId(taskId);
    requireTask(await this.#feed(ref).readOrder());
    const answer = await this.#act(ref, { action: 'cancel', reason: 'Cancelled by the MCP client' });
    if (answer.failure && answer.status >= 500) requireSuccess(answer);
    return {};
  };

  async #read(ref: OrderRef, maxSeconds: number): Promise<DetailedTask> {
    const feed = this.#feed(ref);
    let lastEvent: OrderEvent | undefined;
    let pollIntervalMs = POLL_INTERVAL_MS;
    const answer = await waitForOrder(
      {
        async readEvents(after, wait) {
          const page = await feed.readEvents(after, wait);
          if (!page) pollIntervalMs = SLOW_POLL_INTERVAL_MS;
          return page;
        },
        readOrder: () => feed.readOrder(),
        isDone: (read) => read.failure !== undefined || toTaskStatus(toOrderDetail(read)) !== 'working',
        onEvent: (event) => {
          lastEvent = event;
        },
      },
      maxSeconds,
    );
    const context = { ref, baseUrl: this.#baseUrl, lastEvent, pollIntervalMs };
    return toTask(toOrderDetail(requireTask(answer)), context);
  }

  #feed(ref: OrderRef): OrderFeed {
    return new OrderFeed(this.#perform, ref);
  }

  #act({ orderId }: OrderRef, body: Readonly<Record<string, unknown>>): Promise<MarketAnswer> {
    return this.#perform('orders_update', { path: { id: orderId }, body });
  }
}

/** Orders of others do not exist, as tasks. */
function requireTask(answer: MarketAnswer): MarketAnswer {
  if (!answer.failure || answer.status >= 500 || answer.status === 429) return requireSuccess(answer);
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'No such task.');
}

function requireSuccess(answer: MarketAnswer): MarketAnswer {
  if (!answer.failure) return answer;
  const { error, code } = answer.body;
  const kind = answer.status >= 500 ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams;
  throw new ProtocolError(kind, String(error), { code, ...readRetryAfter(answer) });
}
