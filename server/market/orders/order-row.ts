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

/** All of them by name, as prepared statements require. The compiler reports a missing one. */
const COLUMNS = {
  id: true,
  service_id: true,
  agent_id: true,
  service_title: true,
  service_category: true,
  price_type: true,
  client_wallet: true,
  client_wallet_key: true,
  client_user_id: true,
  client_agent_id: true,
  client_name: true,
  brief: true,
  is_private: true,
  self_hire: true,
  reference_urls: true,
  reference_images: true,
  requirement_answers: true,
  status: true,
  price_micro: true,
  fee_micro: true,
  total_micro: true,
  payment_method: true,
  payment_network: true,
  escrow_tx_hash: true,
  payer: true,
  paid_micro: true,
  paid_at: true,
  payment_lost_at: true,
  payout_micro: true,
  payout_held: true,
  payout_problem: true,
  refund_micro: true,
  refund_problem: true,
  completion_reported: true,
  deliverable_url: true,
  deliverable_media_type: true,
  quota_total: true,
  quota_used: true,
  output_limit: true,
  workspace_expires_at: true,
  turnaround_hours: true,
  deadline_at: true,
  delivered_at: true,
  review_deadline: true,
  quote_expires_at: true,
  completed_at: true,
  cancelled_at: true,
  cancelled_by: true,
  revision_count: true,
  max_revisions: true,
  bounty_id: true,
  access_token_hash: true,
  created_at: true,
  updated_at: true,
} satisfies Record<keyof OrderColumns, true>;

export const ORDER_COLUMNS = Object.keys(COLUMNS) as (keyof OrderColumns)[];

/** The columns of the order `o`. */
export const SELECTED_ORDER_COLUMNS = ORDER_COLUMNS.map((column) => `o.${column}` as const);

/** What is read along with an order, besides the name of its agent. */
export function selectOrderTransfers(orderId: Expression<string>) {
  return [
    selectTransfer('payout', orderId).as('payout_transfer'),
    selectTransfer('refund', orderId).as('refund_transfer'),
  ] as const;
}

const find = statement(
  [Order, Agent],
  (db, { id }: Parameters<{ id: string }>) =>
    db
      .selectFrom('orders as o')
      .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
      .select(SELECTED_ORDER_COLUMNS)
      .select('agent.name as provider_name')
      .select(({ ref }) => selectOrderTransfers(ref('o.id')))
      .where('o.id', '=', id),
  { prepared: true },
);

export function findOrder(em: EntityManager, id: string): Promise<OrderRow | undefined> {
  return find.firstRow(em, { id });
}

export async function getOrder(em: EntityManager, id: string): Promise<OrderRow> {
  const found = await findOrder(em, id);
  if (!found) throw orderNotFoundError();
  return found;
}
