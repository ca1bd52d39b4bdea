import { Readable } from 'node:stream';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { toFeedEvent } from './convert.ts';
import type { WaitingFeed } from './feed-service.ts';
import type { FeedPosition } from './position.ts';
import type { FeedRow } from './read-events.ts';

/** Proxies close connections that are silent for longer, often after 30 or 60 seconds. */
const HEARTBEAT_MS = 15_000;
/** A stream ends after a while, and the client reconnects with its credential. */
const STREAM_MS = 120_000;
const RECONNECT_MS = 1000;

export interface StreamTimes {
  heartbeatMs?: number;
  streamMs?: number;
}

/** Server-sent events, until the feed is over. */
export function createEventStream(
  feed: WaitingFeed,
  encode: (position: FeedPosition) => string,
  times: StreamTimes = {},
): Readable {
  const stream = Readable.from(generate(feed, encode, times), { objectMode: false });
  stream.once('close', () => {
    feed.close();
    feed.wake();
  });
  return stream;
}

async function* generate(
  feed: WaitingFeed,
  encode: (position: FeedPosition) => string,
  { heartbeatMs = HEARTBEAT_MS, streamMs = STREAM_MS }: StreamTimes,
): AsyncGenerator<string> {
  // not all at once after a restart
  const until = performance.now() + streamMs * (0.9 + 0.2 * Math.random());
  // without data, it only sets the position from which a client continues
  yield `retry: ${RECONNECT_MS}\nid: ${encode(feed.position)}\n\n`;
  let isNews = true;
  while (!feed.isOver && performance.now() < until) {
    if (isNews) {
      const rows = await readRows(feed);
      if (!rows) return;
      if (rows.length > 0) yield rows.map((row) => formatEvent(row, encode)).join('');
      if (feed.position.page) continue;
    }
    isNews = await feed.sleep(Math.min(heartbeatMs, until - performance.now()));
    if (!isNews && !feed.isOver) yield ': waiting\n\n';
  }
}

/** Undefined if the credential was revoked: the client learns that when it reconnects. */
async function readRows(feed: WaitingFeed): Promise<FeedRow[] | undefined> {
  try {
    return (await feed.read()).rows;
  } catch (error) {
    if (error instanceof UnauthorizedError) return undefined;
    throw error;
  }
}

function formatEvent(row: FeedRow, encode: (position: FeedPosition) => string): string {
  const data = JSON.stringify(toFeedEvent(row));
  return `id: ${encode(row.position)}\nevent: ${row.event}\ndata: ${data}\n\n`;
}
