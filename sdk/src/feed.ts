import type { Call, FeedCall } from '../../generated/client.gen.ts';

interface FeedPage {
  data: unknown[];
  next_cursor: string;
}

type Query = Record<string, unknown>;

const WAIT_SECONDS = 50;
/** The service takes as long to answer as it is asked to wait. */
const ENDLESSLY = { maxRetries: 1 / 0, timeoutMs: 7e4 };

/** A promise of one page that iterates over all events, past and future. Interruptions are bridged. */
export function createFeedCall(
  read: (query: Query, options?: object) => Call<FeedPage>,
  query: Query,
): FeedCall<unknown, FeedPage> {
  const first = read(query);
  async function* pages() {
    for (let page = await first.catch(() => read(query, ENDLESSLY)); ; ) {
      yield page;
      page = await read({ wait: WAIT_SECONDS, ...query, after: page.next_cursor }, ENDLESSLY);
    }
  }
  async function* items() {
    for await (const page of pages()) yield* page.data;
  }
  return Object.assign(first, { [Symbol.asyncIterator]: items, pages });
}
