import { type SqlBool, sql } from 'kysely';
import { decodeCursor } from '../../../foundation/browse/cursor.ts';
import {
  DEFAULT_ROW_LIMITS,
  isDefaultFirstPage,
  type Page,
  type PageRequest,
  toRowLimits,
} from '../../../foundation/browse/page.ts';
import { toPage } from '../../../foundation/browse/read-page.ts';
import { isAfterRow, sortByTime } from '../../../foundation/browse/sort-order.ts';
import { MAX_COUNTED, selectListTotal } from '../../../foundation/browse/totals.ts';
import { aggregateJsonRows } from '../../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../../foundation/db/statement.ts';
import { accounts } from '../../../money/ledger/accounts.ts';
import { LedgerAccount } from '../../../money/ledger/ledger.entity.ts';
import { FUNDED } from '../lifecycle/lifecycle.ts';
import { Order } from '../order.entity.ts';
import { selectShownTransfer } from '../order-row.ts';

const earnings = tables(Order)
  .selectFrom('orders as o')
  .select(['o.id', 'o.service_title', 'o.status', 'o.created_at'])
  .select(['o.payout_micro', 'o.payout_problem', 'o.payment_network', 'o.updated_at'])
  .select(selectShownTransfer('payout'));

export type EarningRow = NonNullable<typeof earnings.expressionType>;

const NEWEST = sortByTime('earnings', 'o.created_at', 'desc');

type Values = { agentId: string; code: string; key: number; id: string; limit: number; offset: number };

function buildEarnings(shape: 'default' | 'first' | 'after') {
  return statement([Order, LedgerAccount], (db, values: Parameters<Values>) => {
    const { agentId, code, key, id } = values;
    const { limit, offset } = shape === 'default' ? DEFAULT_ROW_LIMITS : values;
    const owed = db.selectFrom('ledger_accounts').where('code', '=', code);
    const held = db
      .selectFrom('orders')
      .where('agent_id', '=', agentId)
      .where(
        'status',
        'in',
        FUNDED.map((status) => sql.lit(status)),
      )
      .where('payout_micro', 'is', null);
    const sumOf = (column: string) => sql<bigint>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as('sum');
    const listed = earnings
      .where('o.agent_id', '=', agentId)
      .where(sql<SqlBool>`o.payout_micro > 0`)
      .$if(shape === 'after', (rows) => rows.where(isAfterRow(NEWEST, 'o.id', { key, id })))
      .select(NEWEST.key.as('sort_key'))
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(limit)
      .offset(offset);
    return db.selectNoFrom([
      sql<number>`least(${selectListTotal(sql`array['earnings:' || ${agentId}::text]`)}, ${sql.lit(MAX_COUNTED)})::int`.as(
        'total',
      ),
      aggregateJsonRows<EarningRow>(listed).as('rows'),
      owed.select(sumOf('paid_out')).$asScalar().as('paid'),
      owed.select(sumOf('balance')).$asScalar().as('due'),
      held.select(sumOf('total_micro')).$asScalar().as('escrow'),
    ]);
  });
}

const readDefault = buildEarnings('default');
const readFirst = buildEarnings('first');
const readAfter = buildEarnings('after');

export interface Earnings extends Page<EarningRow> {
  paidMicro: bigint;
  dueMicro: bigint;
  escrowMicro: bigint;
}

/** An agent's earnings, newest order first. */
export async function readEarnings(em: EntityManager, agentId: string, page: PageRequest): Promise<Earnings> {
  const { cursor, limit } = page;
  const after = cursor === undefined ? undefined : decodeCursor(cursor, NEWEST.name);
  const { code } = accounts.agentPayable(agentId);
  const read = after ? readAfter : isDefaultFirstPage(page) ? readDefault : readFirst;
  const values = { agentId, code, key: after?.key ?? 0, id: after?.id ?? '', ...toRowLimits(page) };
  const found = await read.firstRow(em, values);
  return {
    ...toPage(em, { entities: [Order], order: NEWEST.name, limit }, found),
    paidMicro: found?.paid ?? 0n,
    dueMicro: found?.due ?? 0n,
    escrowMicro: found?.escrow ?? 0n,
  };
}
