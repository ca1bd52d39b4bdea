import { type Expression, type RawBuilder, sql } from 'kysely';
import { tables } from '../../foundation/db/statement.ts';
import { OrderCountChange } from './order-count-change.entity.ts';

/** The exact counts of the agent or service of this alias: its totals and what is not added up yet. */
export function selectOrderCounts(alias: 'agent' | 'service') {
  return [
    addPending(alias, 'total_orders', 'paid').as('total_orders'),
    addPending(alias, 'completed_orders', 'completed').as('completed_orders'),
  ] as const;
}

function addPending(
  alias: 'agent' | 'service',
  total: 'total_orders' | 'completed_orders',
  change: 'paid' | 'completed',
): RawBuilder<number> {
  const pending: Expression<number> = tables(OrderCountChange)
    .selectFrom('order_count_changes as pending')
    .select(({ ref }) => sql<number>`coalesce(sum(${ref(`pending.${change}`)}), 0)::int`.as('sum'))
    .where('pending.counted', '=', sql.lit(alias))
    .where('pending.subject_id', '=', sql.ref<string>(`${alias}.id`))
    .$asScalar()
    .$notNull();
  return sql<number>`${sql.ref(`${alias}.${total}`)} + ${pending}`;
}
