import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { decodeCursor, encodeCursor } from '../../../foundation/browse/cursor.ts';
import {
  DEFAULT_ROW_LIMITS,
  isDefaultFirstPage,
  type Page,
  type PageRequest,
  toRowLimits,
} from '../../../foundation/browse/page.ts';
import { isAfterRow, sortByTime } from '../../../foundation/browse/sort-order.ts';
import { MAX_COUNTED, selectListTotal } from '../../../foundation/browse/totals.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../../foundation/db/statement.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { ORDER_STATUSES, type OrderStatus } from '../lifecycle/lifecycle.ts';
import { Order } from '../order.entity.ts';
import { SELECTED_SHOWN_COLUMNS, type ShownOrderRow, selectShownTransfers } from '../order-row.ts';

/** The party's column; each has an index with status and time. */
export interface OrderList {
  column: 'agent_id' | 'client_wallet_key' | 'client_user_id' | 'client_agent_id';
  value: string;
}

const NEWEST = sortByTime('newest', 'o.created_at', 'desc');

/**
 * Newest first, in one statement. Each status is an index range, read no further than the page needs, so that a page
 * costs the same however many orders there are.
 */
export async function readOrderPage(
  em: EntityManager,
  list: OrderList,
  statuses: readonly OrderStatus[] | undefined,
  page: PageRequest,
): Promise<Page<ShownOrderRow>> {
  const find = getStatement(toListShape(list, statuses, page));
  const found = await find.rows(em, toListValues(list, page));
  const listed = found.filter(isListed);
  const last = listed.length > page.limit ? listed[page.limit - 1] : undefined;
  return {
    rows: listed.slice(0, page.limit),
    total: Number(found[0]?.total ?? 0n),
    nextCursor: last ? encodeCursor({ order: NEWEST.name, key: Number(last.sort_key), id: last.id }) : null,
  };
}

/** What the SQL depends on. */
interface Shape {
  column: OrderList['column'];
  statuses: readonly OrderStatus[];
  isAfter: boolean;
  isDefaultPage: boolean;
}

type Values = ReturnType<typeof toListValues>;

export function toListShape(
  { column }: OrderList,
  asked: readonly OrderStatus[] | undefined,
  page: PageRequest,
): Shape {
  const statuses = asked?.length ? ORDER_STATUSES.filter((status) => asked.includes(status)) : ORDER_STATUSES;
  return { column, statuses, isAfter: page.cursor !== undefined, isDefaultPage: isDefaultFirstPage(page) };
}

export function toListValues({ value }: OrderList, page: PageRequest) {
  const { cursor } = page;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, NEWEST.name);
  return {
    owner: value,
    afterMicros: after?.key ?? 0,
    afterId: after?.id ?? '',
    ...toRowLimits(page),
  };
}

/** One row without an order if there are none, to return the total. */
export function buildOrdersPage(shape: Shape, values: Parameters<Values>) {
  const db = tables(Order, Agent);
  const { owner } = values;
  const { reach, limit, offset } = shape.isDefaultPage ? DEFAULT_ROW_LIMITS : values;
  const found = selectRanges(
    shape,
    owner,
    reach,
    shape.isAfter ? isAfterRow(NEWEST, 'o.id', { key: values.afterMicros, id: values.afterId }) : undefined,
  );
  const chosen = db
    .selectFrom(found.as('found'))
    .select('found.id')
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id', 'desc')
    .limit(limit)
    .offset(offset);
  const page = db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('orders as o', 'o.id', 'chosen.id')
    .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
    .select(SELECTED_SHOWN_COLUMNS)
    .select('agent.name as provider_name')
    .select(selectShownTransfers())
    .select(NEWEST.key.as('sort_key'));
  return db
    .selectFrom(db.selectNoFrom(selectTotal(shape, owner).as('total')).as('counted'))
    .leftJoin(page.as('page'), (join) => join.onTrue())
    .select('counted.total')
    .selectAll('page')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc');
}

/** Of closed orders from the stored totals. Open ones are few, and counted in the index. */
function selectTotal({ column, statuses }: Shape, owner: Expression<string>): RawBuilder<bigint> {
  const closed = statuses.filter(isClosed);
  const open = statuses.filter((status) => !isClosed(status));
  const lists = closed.map(
    (status) => sql<string>`${sql.lit(`orders:${column}:`)} || ${owner}::text || ${sql.lit(`:${status}`)}`,
  );
  const found = tables(Order)
    .selectFrom('orders as o')
    .where(`o.${column}`, '=', owner)
    .where(
      'o.status',
      'in',
      open.map((status) => sql.lit(status)),
    )
    .limit(MAX_COUNTED);
  const parts = [
    ...(closed.length > 0 ? [selectListTotal(sql`array[${sql.join(lists)}]`)] : []),
    ...(open.length > 0 ? [sql`(select count(*) from ${found} as open)`] : []),
  ];
  return sql`least(${sql.join(parts, sql` + `)}, ${sql.lit(MAX_COUNTED)})::bigint`;
}

/** Their totals are stored. */
const CLOSED: readonly OrderStatus[] = ['completed', 'cancelled'];
const isClosed = (status: OrderStatus) => CLOSED.includes(status);

/** The newest of each status. The statuses are inlined, so that the planner knows which are rare. */
function selectRanges(
  { column, statuses }: Shape,
  owner: Expression<string>,
  most: RawBuilder<number>,
  condition?: Expression<SqlBool>,
) {
  const db = tables(Order);
  const range = (status: OrderStatus) => {
    const newest = db
      .selectFrom('orders as o')
      .select(['o.id', 'o.created_at'])
      .where(`o.${column}`, '=', owner)
      .where('o.status', '=', sql.lit(status))
      .$if(condition !== undefined, (query) => query.where(condition ?? sql.lit(true)))
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(most);
    return db.selectFrom(newest.as('range')).selectAll();
  };
  return statuses.map(range).reduce((joined, one) => joined.unionAll(one));
}

type Row = NonNullable<ReturnType<typeof buildOrdersPage>['expressionType']>;

function isListed(row: Row): row is Row & ShownOrderRow & { sort_key: number } {
  return row.id !== null;
}

const build = (shape: Shape) =>
  statement([Order], (_db, values: Parameters<Values>) => buildOrdersPage(shape, values));

/** Only frequently polled lists are cached, so that callers cannot fill the memory. */
const MAX_CACHED_STATEMENTS = 200;
const statementCache = new Map<string, ReturnType<typeof build>>();

function getStatement(shape: Shape) {
  const key = JSON.stringify(shape);
  const known = statementCache.get(key) ?? build(shape);
  if (statementCache.size < MAX_CACHED_STATEMENTS) statementCache.set(key, known);
  return known;
}
