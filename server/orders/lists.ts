import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { byTime, isAfter } from '../browse/order.ts';
import { type Page, type PageRequest, readPage } from '../browse/page.ts';
import { COUNTED } from '../browse/totals.ts';
import type { EntityManager } from '../db/orm.ts';
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
  const wanted = JSON.stringify(statuses?.length ? [...new Set(statuses)] : ORDER_STATUSES);
  return readPage<OrderRow>(em, listStatement(list, wanted, page), NEWEST.name, page.limit);
}

function listStatement(list: OrderList, wanted: string, page: PageRequest): RawQueryFragment {
  const { limit, offset, cursor } = page;
  const after = cursor === undefined ? raw('true') : isAfter(NEWEST, 'o.id', cursor);
  const statuses = sql`json_array_elements_text(${wanted}::json) as wanted (status)`;
  const owned = sql`o.${raw(list.column)} = ${list.value} and o.status = wanted.status`;
  return sql`
    select least((
      select coalesce(sum(counted.orders), 0) from ${statuses} cross join lateral (
        select count(*) as orders from (select from orders o where ${owned} limit ${COUNTED}) bounded) counted
    ), ${COUNTED})::int as total, (
      select coalesce(json_agg(page order by page.sort_key desc, page.id desc), '[]') from (
        select ${raw(ORDER_COLUMNS)}, ${raw(NEWEST.key)} as sort_key
        from (
          select found.id from ${statuses} cross join lateral (
            select o.id, o.created_at from orders o where ${owned} and ${after}
            order by o.created_at desc, o.id desc limit ${limit + offset + 1}
          ) found
          order by found.created_at desc, found.id desc limit ${limit + 1} offset ${offset}
        ) chosen join orders o on o.id = chosen.id ${raw(WITH_PROVIDER)}
      ) page
    ) as rows`;
}
