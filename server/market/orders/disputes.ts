import { type InferResult, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { pageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { byTime } from '../../foundation/browse/sort-order.ts';
import { source } from '../../foundation/browse/source.ts';
import { countedRows } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { statement, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { Order, OrderHistory } from './order.entity.ts';
import { orderTransfers } from './rows.ts';

const db = tables(Order, OrderHistory, Agent);
const disputed = db.selectFrom('orders as o').where('o.status', '=', 'disputed');

/** With what was said when it was last disputed. */
const disputes = disputed
  .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
  .leftJoinLateral(
    (eb) =>
      eb
        .selectFrom('order_history as line')
        .select(['line.note as dispute_reason', 'line.created_at as disputed_at'])
        .whereRef('line.order_id', '=', 'o.id')
        .where('line.to_status', '=', 'disputed')
        .orderBy('line.id', 'desc')
        .limit(1)
        .as('dispute'),
    (join) => join.onTrue(),
  )
  .selectAll('o')
  .select(['agent.name as provider_name', 'dispute.dispute_reason', 'dispute.disputed_at'])
  .select(({ ref }) => orderTransfers(ref('o.id')));

export type DisputeRow = InferResult<typeof disputes>[number];

const SOURCE = source([Order], disputes, 'o.id');
const OLDEST = byTime('disputes', 'o.created_at', 'asc');

const MOST_COUNTED = 10_000;

const count = statement([Order], (db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('status', '=', sql.lit('disputed' as const))
        .limit(MOST_COUNTED)
        .as('open'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('count')),
);

/** How many wait for an operator, up to `MOST_COUNTED`. */
export async function countDisputes(em: EntityManager): Promise<number> {
  return Number((await count.firstRow(em))?.count ?? 0n);
}

/** Those that wait for an operator, oldest order first. */
export function listDisputes(em: EntityManager, page: PageRequest): Promise<Page<DisputeRow>> {
  const total = countedRows(disputed, []);
  return readPage(em, pageQuery({ source: SOURCE, where: [], order: OLDEST, page, total }));
}
