import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { AgentChange } from '../../../identity/agent-change.entity.ts';
import { selectChangesSince } from '../../../identity/payout-settings.ts';
import { ADDRESS_COLUMNS, type PayeeSettings } from '../../../money/payouts/payee-settings.ts';
import { Order } from '../order.entity.ts';

/** No payout is due before its order was placed. */
const find = statement([Order, Agent, AgentChange], (db, { orderId }: Parameters<{ orderId: string }>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
    .select(ADDRESS_COLUMNS.map((column) => `agent.${column}` as const))
    .select(({ ref }) => selectChangesSince(ref('agent.id'), ref('o.created_at')).as('changes'))
    .where('o.id', '=', orderId),
);

/** Requests the payout settings of an order's agent. They must be read after the order is locked. */
export function requestPayeeSettings(
  em: EntityManager,
  orderId: string,
): Promise<() => Promise<PayeeSettings | undefined>> {
  return find.request(em, { orderId });
}
