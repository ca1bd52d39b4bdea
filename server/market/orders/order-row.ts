import { type Expression, expressionBuilder, type Insertable, type Selectable } from 'kysely';
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
  callback_url: true,
  access_token_hash: true,
  created_at: true,
  updated_at: true,
} satisfies Record<keyof OrderColumns, true>;

/** The columns of a new order, as far as its terms do not determine them. */
const INITIAL_COLUMNS = {
  client_wallet: null,
  client_wallet_key: null,
  client_user_id: null,
  client_agent_id: null,
  client_name: null,
  service_id: null,
  is_private: false,
  self_hire: false,
  requirement_answers: null,
  price_micro: null,
  fee_micro: null,
  total_micro: null,
  payment_method: null,
  payment_network: null,
  escrow_tx_hash: null,
  payer: null,
  paid_micro: null,
  paid_at: null,
  payment_lost_at: null,
  payout_micro: null,
  payout_held: false,
  payout_problem: null,
  refund_micro: null,
  refund_problem: null,
  completion_reported: false,
  deliverable_url: null,
  deliverable_media_type: null,
  quota_total: null,
  quota_used: 0,
  output_limit: 0,
  workspace_expires_at: null,
  deadline_at: null,
  delivered_at: null,
  review_deadline: null,
  quote_expires_at: null,
  completed_at: null,
  cancelled_at: null,
  cancelled_by: null,
  revision_count: 0,
  bounty_id: null,
  callback_url: null,
  access_token_hash: null,
};

/** The row of a new order without transfers. */
export function buildInitialRow(order: NewOrder, providerName: string): OrderRow {
  return {
    ...INITIAL_COLUMNS,
    reference_urls: [],
    reference_images: [],
    ...withoutUndefined(order),
    provider_name: providerName,
    payout_transfer: null,
    refund_transfer: null,
  };
}

/** Copies the properties that have a value. */
export function withoutUndefined<Row extends object>(
  row: Row,
): { [Name in keyof Row]: NonUndefined<Row[Name]> } {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Row]: NonUndefined<Row[Name]> };
}

type NonUndefined<Value> = Value extends undefined ? never : Value;

export const ORDER_COLUMNS = Object.keys(COLUMNS) as (keyof OrderColumns)[];

/** The columns of the order `o`. */
export const SELECTED_ORDER_COLUMNS = ORDER_COLUMNS.map((column) => `o.${column}` as const);

/** The columns that a response shows. */
const SHOWN_COLUMNS = [
  'id',
  'service_id',
  'agent_id',
  'service_title',
  'service_category',
  'client_wallet',
  'client_agent_id',
  'client_name',
  'brief',
  'is_private',
  'reference_urls',
  'reference_images',
  'requirement_answers',
  'status',
  'price_micro',
  'fee_micro',
  'total_micro',
  'payment_method',
  'payment_network',
  'escrow_tx_hash',
  'payout_micro',
  'payout_problem',
  'refund_micro',
  'refund_problem',
  'deliverable_url',
  'deliverable_media_type',
  'quota_total',
  'quota_used',
  'workspace_expires_at',
  'deadline_at',
  'delivered_at',
  'review_deadline',
  'completed_at',
  'revision_count',
  'max_revisions',
  'bounty_id',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof OrderColumns)[];

/** An order as it is shown to its parties. */
export type ShownOrderRow = Pick<
  OrderRow,
  (typeof SHOWN_COLUMNS)[number] | 'provider_name' | 'payout_transfer' | 'refund_transfer'
>;

/** What a delivery receipt says about its order. */
export type ReceiptOrderRow = Pick<
  OrderColumns,
  | 'id'
  | 'agent_id'
  | 'client_wallet'
  | 'client_agent_id'
  | 'payer'
  | 'total_micro'
  | 'payment_network'
  | 'escrow_tx_hash'
>;

export const SELECTED_SHOWN_COLUMNS = SHOWN_COLUMNS.map((column) => `o.${column}` as const);

/** What is read along with an order, besides the name of its agent. */
export function selectOrderTransfers(orderId: Expression<string>) {
  return [
    selectTransfer('payout', orderId).as('payout_transfer'),
    selectTransfer('refund', orderId).as('refund_transfer'),
  ] as const;
}

/**
 * The same of an order `o`, read only if there can be one: amounts are set with their transfers. A payout that is
 * withdrawn for a refund, or because the payment is lost, leaves its transfer.
 */
export function selectShownTransfers() {
  return [selectShownTransfer('payout'), selectShownTransfer('refund')] as const;
}

const REFUND_MARKS = ['o.refund_micro', 'o.payment_lost_at'] as const;
const PAYOUT_MARKS = ['o.payout_micro', ...REFUND_MARKS] as const;

export function selectShownTransfer<Kind extends 'payout' | 'refund'>(kind: Kind) {
  const orders = expressionBuilder<{ o: OrderTable }, 'o'>();
  const marks = kind === 'payout' ? PAYOUT_MARKS : REFUND_MARKS;
  return orders
    .case()
    .when(orders.or(marks.map((column) => orders(column, 'is not', null))))
    .then(selectTransfer(kind, orders.ref('o.id')))
    .end()
    .as(`${kind}_transfer` as const);
}

const find = statement([Order, Agent], (db, { id }: Parameters<{ id: string }>) =>
  db
    .selectFrom('orders as o')
    .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
    .select(SELECTED_ORDER_COLUMNS)
    .select('agent.name as provider_name')
    .select(({ ref }) => selectOrderTransfers(ref('o.id')))
    .where('o.id', '=', id),
);

export function findOrder(em: EntityManager, id: string): Promise<OrderRow | undefined> {
  return find.firstRow(em, { id });
}

/** Requests the row as this transaction leaves it, to be read after the COMMIT that it travels with. */
export async function requestOrder(em: EntityManager, id: string): Promise<() => Promise<OrderRow>> {
  const read = await find.request(em, { id });
  return async () => requireOrder(await read());
}

export async function getOrder(em: EntityManager, id: string): Promise<OrderRow> {
  return requireOrder(await findOrder(em, id));
}

function requireOrder(found: OrderRow | undefined): OrderRow {
  if (!found) throw orderNotFoundError();
  return found;
}
