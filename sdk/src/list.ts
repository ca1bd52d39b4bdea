export interface Page {
  data: unknown;
  next_cursor: string | null;
}

type Query = Record<string, unknown>;

/** A promise of one page over which all pages can be read. */
export function listCall(
  read: (query: Query) => Promise<Page>,
  query: Query,
): Promise<Page> & AsyncIterable<unknown> {
  const first = read(query);
  // whoever iterates later learns of a failure then
  first.catch(() => {});
  return Object.assign(first, {
    async *[Symbol.asyncIterator]() {
      const { offset: _offset, page: _page, ...rest } = query;
      let page = await first;
      yield* itemsOf(page);
      while (page.next_cursor) {
        page = await read({ ...rest, cursor: page.next_cursor });
        yield* itemsOf(page);
      }
    },
  });
}

/** The list is `data`, or stands in it beside some figures. */
function itemsOf({ data }: Page): unknown[] {
  return Array.isArray(data) ? data : (Object.values(data as object).find(Array.isArray) ?? []);
}
