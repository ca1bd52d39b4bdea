import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswerBody } from '../mcp/answer-body.ts';
import { type OpenedOrder, type PerformOperation, readOrderTask } from './hire-task.ts';
import { RpcError } from './rpc-error.ts';
import type { StreamItem, Task } from './task.ts';

/** Proxies close connections that are silent for longer, often after 30 or 60 seconds. */
const HEARTBEAT_SECONDS = 15;
/** A stream ends after a while, and the client subscribes again. */
const STREAM_MS = 600_000;
/** Of the feed, if it refuses: the order is being created, or the client has too many requests open. */
const RETRY_MS = 1000;

/** An item, or undefined to show that the stream is alive. */
type Beat = StreamItem | undefined;

/** A task and its changes, until it is no longer working. */
export async function* followTask(
  perform: PerformOperation,
  first: Task,
  order: OpenedOrder,
): AsyncGenerator<Beat> {
  yield { task: first };
  const until = performance.now() + STREAM_MS;
  // read before the order, so that no change after that is missed
  let page = await readEvents(perform, order, 'latest', 0);
  let known = first;
  let hasNews = true;
  while (performance.now() < until) {
    if (hasNews) {
      const task = await readOrderTask(perform, first.id, order);
      yield* listChanges(known, task);
      known = task;
      if (task.state !== 'working') return;
    }
    if (page) {
      const startedAt = performance.now();
      page = await readEvents(perform, order, page.next, HEARTBEAT_SECONDS);
      hasNews = !page?.isEmpty;
      // the server shuts down, or the client is gone
      if (!hasNews && performance.now() - startedAt < HEARTBEAT_SECONDS * 500) return;
    } else {
      await sleep(RETRY_MS);
      page = await readEvents(perform, order, 'latest', 0);
      hasNews = true;
    }
    yield undefined;
  }
}

/** Undefined if the feed refuses. */
async function readEvents(
  perform: PerformOperation,
  { orderId, token }: OpenedOrder,
  after: string,
  wait: number,
): Promise<{ isEmpty: boolean; next: string } | undefined> {
  const query = { order_id: orderId, access_token: token, after, wait };
  const reply = await perform('events_list', { query });
  if (reply.status !== 200) return undefined;
  const { data, next_cursor } = await readAnswerBody(reply);
  return { isEmpty: (data as unknown[]).length === 0, next: String(next_cursor) };
}

function listChanges(before: Task, after: Task): StreamItem[] {
  const textOf = ({ message }: Task) => JSON.stringify(message.parts);
  if (before.state === after.state && textOf(before) === textOf(after)) return [];
  return [...after.artifacts.map((artifact) => ({ artifact, of: after })), { status: after }];
}

/** Server-sent events, each a JSON-RPC response to the request. */
export function createTaskStream(
  items: AsyncIterable<Beat>,
  id: string | number,
  write: (item: StreamItem) => object,
): Readable {
  async function* generate(): AsyncGenerator<string> {
    try {
      for await (const item of items) {
        yield item ? formatEvent({ jsonrpc: '2.0', id, result: write(item) }) : ': waiting\n\n';
      }
    } catch (thrown) {
      if (!(thrown instanceof RpcError)) throw thrown;
      yield formatEvent({ jsonrpc: '2.0', id, error: thrown.toJsonRpc() });
    }
  }
  return Readable.from(generate(), { objectMode: false });
}

const formatEvent = (response: object) => `data: ${JSON.stringify(response)}\n\n`;
