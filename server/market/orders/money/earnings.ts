import { expressionBuilder, sql } from 'kysely';
import type { Page, PageRequest } from '../../../foundation/browse/page.ts';
import { buildPageQuery } from '../../../foundation/browse/page-query.ts';
import { readPage } from '../../../foundation/browse/read-page.ts';
import { sortByTime } from '../../../foundation/browse/sort-order.ts';
import { createSource } from '../../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../../foundation/browse/totals.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../../foundation/db/statement.ts';
import { accounts } from '../../../money/ledger/accounts.ts';
import { LedgerAccount } from '../../../money/ledger/ledger.entity.ts';
import { FUNDED } from '../lifecycle/lifecycle.ts';
import { Order } from '../order.entity.ts';
import { selectTransfer } from './order-transfers.ts';

const table = tables(Order).selectFrom('orders as o');

const earnings = table
  .select(['o.id', 'o.service_title', 'o.status', 'o.created_at'])
  .select(['o.payout_micro', 'o.payout_problem', 'o.payment_network', 'o.updated_at'])
  .select(({ ref }) => selectTransfer('payout', ref('o.id')).as('payout_transfer'));

export type EarningRow = NonNullable<typeof earnings.expressionType>;

const SOURCE = createSource([Order], earnings, 'o.id');
const NEWEST = sortByTime('earnings', 'o.created_at', 'desc');
const condition = expressionBuilder<{ o: Tables<typeof Order>['orders'] }, 'o'>();

const readTotals = statement(
  [Order, LedgerAccount],
  (db, { agentId, code }: Parameters<{ agentId: string; code: string }>) => {
    const owed = db.selectFrom('ledger_accounts').where('code', '=', code);
    const held = db
      .selectFrom('orders')
      .where('agent_id', '=', agentId)
      .where('status', 'in', FUNDED)
      .where('payout_micro', 'is', null);
    const sumOf = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as('sum');
    return db.selectNoFrom([
      owed.select(sumOf('paid_out')).$asScalar().as('paid'),
      owed.select(sumOf('balance')).$asScalar().as('due'),
      held.select(sumOf('total_micro')).$asScalar().as('escrow'),
    ]);
  },
);

export interface Earnings extends Page<EarningRow> {
  paidMicro: bigint;
  dueMicro: bigint;
  escrowMicro: bigint;
}

/** An agent's earnings, newest order first. */
export async function readEarnings(em: EntityManager, agentId: string, page: PageRequest): Promise<Earnings> {
  const where = [condition('o.agent_id', '=', agentId), condition('o.payout_micro', '>', sql.lit(0n))];
  const total = selectBoundedCount(table, where);
  const listed = await readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
  const found = await readTotals.firstRow(em, { agentId, code: accounts.agentPayable(agentId).code });
  return {
    ...listed,
    paidMicro: found?.paid ?? 0n,
    dueMicro: found?.due ?? 0n,
    escrowMicro: found?.escrow ?? 0n,
  };
}
