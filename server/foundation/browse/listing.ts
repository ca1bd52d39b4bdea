import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { isAfter, type Order, orderBy } from './order.ts';
import type { PageRequest } from './page.ts';

/** What is listed: where its rows are and what is shown of them. */
export interface Source {
  /** SQL after `from`. */
  from: string;
  /** SQL of the id. */
  id: string;
  /** SQL of the columns, under the names of the contract. */
  columns: string;
}

export interface Listing {
  source: Source;
  where: readonly RawQueryFragment[];
  order: Order;
  page: PageRequest;
  total: RawQueryFragment;
}

/** One statement for a page and its total: `total`, and `rows` as JSON, which the driver reads faster than columns. */
export function listingStatement({ source, where, order, page, total }: Listing): RawQueryFragment {
  const { from, id, columns } = source;
  const after = page.cursor === undefined ? [] : [isAfter(order, id, page.cursor)];
  return sql`
    select (${total})::int as total, (
      select coalesce(json_agg(page), '[]') from (
        select ${raw(columns)}, ${raw(order.key)} as sort_key from ${raw(from)} where ${all([...where, ...after])}
        ${orderBy(order, id)} limit ${page.limit + 1} offset ${page.offset}
      ) page
    ) as rows`;
}

export function all(conditions: readonly RawQueryFragment[]): RawQueryFragment {
  const [first = raw('true'), ...rest] = conditions;
  return rest.reduce((joined, condition) => sql`${joined} and ${condition}`, first);
}
