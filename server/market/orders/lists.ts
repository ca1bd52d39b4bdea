import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { byTime, isAfter } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import { COUNTED } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { ORDER_COLUMNS, type OrderRow, WITH_PROVIDER } from './rows.ts';
import { ORDER_STATUSES, type OrderStatus } from './state.ts';

/** Whose orders: each of these columns has an index on it, the status and the time. */
export type OrderList =
  | { column: 'agent_id'; value: string }
  | { column: 'client_wallet_key'; value: string }
  | { column: 'client_user_id'; value: string }
  | { column: 'client_agent_id'; value: string };

const NEWEST = byTime('newest', 'o.created_at', 'desc');

/**
 * Newest first, in one statement. Each status is a range of the index, read no further than the page needs, so that
 * a page costs the same however many orders there are.
 */
export function readOrders(
  em: EntityManager,
  list: OrderList,
  statuses: readonly OrderStatus[] | undefined,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  return readPage<OrderRow>(em, listStatement(list, statuses, page), NEWEST.name, page.limit);
}

export function listStatement(
  list: OrderList,
  statuses: readonly OrderStatus[] | undefined,
  page: PageRequest,
): RawQueryFragment {
  const { limit, offset, cursor } = page;
  const asked = statuses?.length ? [...new Set(statuses)] : ORDER_STATUSES;
  const after = cursor === undefined ? raw('true') : isAfter(NEWEST, 'o.id', cursor);
  const all = ranges(list, asked, raw('true'), COUNTED);
  const found = ranges(list, asked, after, limit + offset + 1);
  return sql`
    select (select count(*) from (select from (${all}) some_of_all limit ${COUNTED}) counted)::int as total, (
      select coalesce(json_agg(page order by page.sort_key desc, page.id desc), '[]') from (
        select ${raw(ORDER_COLUMNS)}, ${raw(NEWEST.key)} as sort_key
        from (
          select found.id from (${found}) found
          order by found.created_at desc, found.id desc limit ${limit + 1} offset ${offset}
        ) chosen join orders o on o.id = chosen.id ${raw(WITH_PROVIDER)}
      ) page
    ) as rows`;
}

/** The newest of each status. The statuses stand in the text, so that the planner knows which of them are rare. */
function ranges(
  { column, value }: OrderList,
  statuses: readonly OrderStatus[],
  condition: RawQueryFragment,
  most: number,
): RawQueryFragment {
  const range = (status: OrderStatus) => sql`(
    select o.id, o.created_at from orders o
    where o.${raw(column)} = ${value} and o.status = ${raw(`'${status}'`)} and ${condition}
    order by o.created_at desc, o.id desc limit ${most})`;
  return statuses.map(range).reduce((joined, one) => sql`${joined} union all ${one}`);
}
