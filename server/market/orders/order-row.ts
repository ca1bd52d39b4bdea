import type { Expression, Insertable, Selectable } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { orderNotFoundError } from './errors.ts';
import { selectTransfer, type TransferRow } from './money/order-transfers.ts';
import { Order } from './order.entity.ts';

type OrderTable = Tables<typeof Order>['orders'];

/** The columns of the entity. */
export type OrderColumns = Selectable<OrderTable>;
export type NewOrder = Insertable<OrderTable>;
export type OrderChanges = Partial<OrderColumns>;

/** An order with what is always read along with it. */
export interface OrderRow extends OrderColumns {
  provider_name: string;
  payout_transfer: TransferRow | null;
  refund_transfer: TransferRow | null;
}

/** What is read along with an order, besides the name of its agent. */
export function selectOrderTransfers(orderId: Expression<string>) {
  return [
    selectTransfer('payout', orderId).as('payout_transfer'),
    selectTransfer('refund', orderId).as('refund_transfer'),
  ] as const;
}

const find = statement([Order, Agent], (db, { id }: Parameters<{ id: string }>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
    .selectAll('o')
    .select('agent.name as provider_name')
    .select(({ ref }) => selectOrderTransfers(ref('o.id')))
    .where('o.id', '=', id),
);

export function findOrder(em: EntityManager, id: string): Promise<OrderRow | undefined> {
  return find.firstRow(em, { id });
}

export async function getOrder(em: EntityManager, id: string): Promise<OrderRow> {
  const found = await findOrder(em, id);
  if (!found) throw orderNotFoundError();
  return found;
}
