import type { Call, FeedCall } from '../../generated/client.gen.ts';
import { getRetryDelay, sleep } from './retry.ts';

export interface FeedPage {
  data: unknown[];
  next_cursor: string;
}

type Query = Record<string, unknown>;

const WAIT_SECONDS = 50;

/** A promise of one page that iterates over all events, past and future. Interruptions are bridged. */
export function createFeedCall(
  read: (query: Query) => Call<FeedPage>,
  query: Query,
  signal: AbortSignal | undefined,
): FeedCall<unknown, FeedPage> {
  const first = read(query);
  // a later iteration reports the failure
  first.catch(() => {});
  async function* pages() {
    let reading: Promise<FeedPage> = first;
    let { after } = query;
    for (let failures = 0; ; ) {
      try {
        const page = await reading;
        failures = 0;
        after = page.next_cursor;
        yield page;
      } catch (error) {
        const pause = getRetryDelay(error, failures++, true, {});
        if (pause === false) throw error;
        await sleep(pause, signal);
      }
      reading = read({ wait: WAIT_SECONDS, ...query, after });
    }
  }
  async function* items() {
    for await (const { data } of pages()) yield* data;
  }
  return Object.assign(first, { [Symbol.asyncIterator]: items, pages });
}
