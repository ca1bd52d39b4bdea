import type { Call, ListCall } from '../../generated/client.gen.ts';

interface Page {
  data: unknown;
  next_cursor: string | null;
}

type Query = Record<string, unknown>;

const DEFAULT_MAX_ITEMS = 1000;

/** A promise of one page that iterates over all pages. */
export function createListCall(read: (query: Query) => Call<Page>, query: Query): ListCall<unknown, Page> {
  const first = read(query);
  async function* items() {
    const { offset: _offset, page: _page, ...rest } = query;
    let page = await first;
    yield* getItems(page);
    while (page.next_cursor) {
      page = await read({ ...rest, cursor: page.next_cursor });
      yield* getItems(page);
    }
  }
  async function all({ max = DEFAULT_MAX_ITEMS } = {}) {
    const found: unknown[] = [];
    if (max < 1) return found;
    for await (const item of items()) if (found.push(item) >= max) break;
    return found;
  }
  return Object.assign(first, { [Symbol.asyncIterator]: items, all });
}

/** The list is `data`, or a field of it beside some totals. */
function getItems({ data }: Page): unknown[] {
  return Array.isArray(data) ? data : (Object.values(data as object).find(Array.isArray) ?? []);
}
