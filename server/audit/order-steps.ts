import type { EntityManager } from '../foundation/db/orm.ts';
import { type StatementRow, statement } from '../foundation/db/statement.ts';
import { ORDER_LIFECYCLE } from '../market/orders/lifecycle/lifecycle.ts';
import { OrderHistory } from '../market/orders/order.entity.ts';

const steps = statement([OrderHistory], (db) =>
  db
    .selectFrom('order_history')
    .select(['order_id', 'from_status', 'trigger', 'actor', 'to_status'])
    .orderBy('id'),
);

type Step = StatementRow<typeof steps>;

/** Steps of orders that the lifecycle does not have. */
export async function findIllegalSteps(em: EntityManager): Promise<string[]> {
  const illegal = (await steps.rows(em)).filter((step) => !isLegal(step));
  return illegal.map(
    ({ order_id, from_status, trigger, actor, to_status }) =>
      `Order ${order_id}: ${actor} may not ${trigger} from ${from_status} to ${to_status}`,
  );
}

function isLegal({ from_status, trigger, actor, to_status }: Step): boolean {
  return ORDER_LIFECYCLE.transitions.some(
    ({ from, trigger: by, by: actors, to }) =>
      from === from_status && by === trigger && to === to_status && actors.some((one) => one === actor),
  );
}
