import { defineEntity, p } from '@mikro-orm/core';

/** A pending change of the counts of an agent or a service. Written by a trigger on the orders. */
export const OrderCountChange = defineEntity({
  name: 'OrderCountChange',
  tableName: 'order_count_changes',
  checks: [{ name: 'order_count_changes_counted_check', expression: `counted in ('agent', 'service')` }],
  properties: {
    id: p.bigint().primary().autoincrement(),
    counted: p.text().$type<'agent' | 'service'>(),
    subjectId: p.text().index(),
    paid: p.integer(),
    completed: p.integer(),
  },
});
