import { expressionBuilder, type InferResult, sql } from 'kysely';
import type { Page, PageRequest } from '../../../foundation/browse/page.ts';
import { buildPageQuery } from '../../../foundation/browse/page-query.ts';
import { readPage } from '../../../foundation/browse/read-page.ts';
import { sortByTime } from '../../../foundation/browse/sort-order.ts';
import { createSource } from '../../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../../foundation/browse/totals.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { statement, type Tables, tables } from '../../../foundation/db/statement.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { Order, OrderHistory } from '../order.entity.ts';
import { selectOrderTransfers } from '../order-row.ts';

const db = tables(Order, OrderHistory, Agent);
const disputed = db.selectFrom('orders as o').where('o.status', '=', 'disputed');

/** With the reason of the last dispute. */
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
  .select(({ ref }) => selectOrderTransfers(ref('o.id')));

export type DisputeRow = InferResult<typeof disputes>[number];

const SOURCE = createSource([Order], disputes, 'o.id');
const OLDEST = sortByTime('disputes', 'o.created_at', 'asc');

const MAX_COUNTED = 10_000;

const count = statement([Order], (db) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('orders')
        .select('id')
        .where('status', '=', sql.lit('disputed' as const))
        .limit(MAX_COUNTED)
        .as('open'),
    )
    .select(({ fn }) => fn.countAll<bigint>().as('count')),
);

/** The number of open disputes, up to `MAX_COUNTED`. */
export async function countDisputes(em: EntityManager): Promise<number> {
  return Number((await count.firstRow(em))?.count ?? 0n);
}

const condition = expressionBuilder<{ o: Tables<typeof Order>['orders'] }, 'o'>();

/** Open disputes, oldest order first. */
export function listDisputes(
  em: EntityManager,
  { network }: { network?: Network | undefined },
  page: PageRequest,
): Promise<Page<DisputeRow>> {
  const where = network ? [condition('o.payment_network', '=', network)] : [];
  const total = selectBoundedCount(disputed, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: OLDEST, page, total }));
}
