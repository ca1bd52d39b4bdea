import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { PriceType } from '../services/terms.ts';
import { noSuchOrder } from './errors.ts';
import type { MediaType, PaymentMethod } from './order.entity.ts';
import type { Actor, OrderStatus, Trigger } from './state.ts';

/** A payout or refund as far as it has got on its chain. */
export interface TransferRow {
  state: 'prepared' | 'sent' | 'confirmed' | 'failed';
  network: Network;
  to_address: string;
  tx_hash: string | null;
  is_held: boolean;
  updated_at: string;
}

/** An order as JSON: amounts are digits, times are text. */
export interface OrderRow {
  id: string;
  service_id: string | null;
  service_title: string;
  service_category: Category;
  price_type: PriceType;
  agent_id: string;
  provider_name: string;
  client_wallet: string | null;
  client_wallet_key: string | null;
  client_user_id: string | null;
  client_agent_id: string | null;
  client_name: string | null;
  brief: string;
  is_private: boolean;
  reference_urls: string[];
  reference_images: string[];
  requirement_answers: Record<string, unknown> | null;
  status: OrderStatus;
  price_micro: string | null;
  fee_micro: string | null;
  total_micro: string | null;
  payment_method: PaymentMethod | null;
  payment_network: Network | null;
  escrow_tx_hash: string | null;
  payer: string | null;
  paid_micro: string | null;
  payout_micro: string | null;
  payout_held: boolean;
  payout_problem: string | null;
  refund_micro: string | null;
  refund_problem: string | null;
  deliverable_url: string | null;
  deliverable_media_type: MediaType | null;
  quota_total: number | null;
  quota_used: number;
  workspace_expires_at: string | null;
  turnaround_hours: number;
  deadline_at: string | null;
  delivered_at: string | null;
  review_deadline: string | null;
  quote_expires_at: string | null;
  completed_at: string | null;
  revision_count: number;
  max_revisions: number;
  bounty_id: string | null;
  created_at: string;
  updated_at: string;
  payout_transfer: TransferRow | null;
  refund_transfer: TransferRow | null;
}

/** The columns that change after an order was placed. */
export interface OrderChanges {
  status?: OrderStatus;
  price_micro?: bigint;
  fee_micro?: bigint;
  total_micro?: bigint;
  payment_method?: PaymentMethod;
  payment_network?: Network;
  escrow_tx_hash?: string;
  payer?: string;
  paid_micro?: bigint;
  paid_at?: Date;
  payout_micro?: bigint | null;
  payout_held?: boolean;
  payout_problem?: string | null;
  refund_micro?: bigint;
  refund_problem?: string | null;
  deliverable_url?: string | null;
  deliverable_media_type?: MediaType;
  quota_used?: number;
  workspace_expires_at?: Date;
  deadline_at?: Date;
  delivered_at?: Date;
  review_deadline?: Date | null;
  quote_expires_at?: Date | null;
  completed_at?: Date;
  cancelled_at?: Date;
  cancelled_by?: Actor;
  revision_count?: number;
}

const transferOf = (kind: 'payout' | 'refund') => `(
  select row_to_json(moved) from (
    select state, network, to_address, tx_hash, is_held, updated_at from chain_transfers
    where kind = '${kind}' and subject_type = 'order' and subject_id = o.id) moved) as ${kind}_transfer`;

/** Of an order `o` and its provider `agent`. */
export const ORDER_COLUMNS = `o.id, o.service_id, o.service_title, o.service_category, o.price_type, o.agent_id,
  agent.name as provider_name, o.client_wallet, o.client_wallet_key, o.client_user_id, o.client_agent_id,
  o.client_name, o.brief, o.is_private, o.reference_urls, o.reference_images, o.requirement_answers, o.status,
  o.price_micro::text, o.fee_micro::text, o.total_micro::text, o.payment_method, o.payment_network,
  o.escrow_tx_hash, o.payer, o.paid_micro::text, o.payout_micro::text, o.payout_held, o.payout_problem,
  o.refund_micro::text, o.refund_problem, o.deliverable_url, o.deliverable_media_type, o.quota_total,
  o.quota_used, o.workspace_expires_at, o.turnaround_hours, o.deadline_at, o.delivered_at, o.review_deadline,
  o.quote_expires_at, o.completed_at, o.revision_count, o.max_revisions, o.bounty_id, o.created_at, o.updated_at,
  ${transferOf('payout')}, ${transferOf('refund')}`;

export const WITH_PROVIDER = 'join agents agent on agent.id = o.agent_id';

/** The row of a statement whose `o` is the order that it has just written. */
export const WRITTEN = `select row_to_json(written) as row from (
  select ${ORDER_COLUMNS} from o ${WITH_PROVIDER}) written`;

const READ = `select row_to_json(found) as row from (
  select ${ORDER_COLUMNS} from orders o ${WITH_PROVIDER} where o.id = ?) found`;

export async function readOrder(em: EntityManager, id: string): Promise<OrderRow> {
  const found = await findOrder(em, id);
  if (!found) throw noSuchOrder();
  return found;
}

export async function findOrder(em: EntityManager, id: string): Promise<OrderRow | undefined> {
  const [found] = await em.execute<{ row: OrderRow }[]>(READ, [id]);
  return found?.row;
}

/** One line of an order's history. */
export interface HistoryLine {
  trigger: Trigger;
  actor: Actor;
  actorId: string | null;
  from: OrderStatus | null;
  note: string | null;
}

const HISTORY = `
  insert into order_history (order_id, trigger, actor, actor_id, from_status, to_status, note, created_at)
  select o.id, ?, ?, ?, ?, o.status, ?, o.updated_at from o`;

export interface OrderUpdate {
  id: string;
  /** Where the order must still be; nothing is written when it has moved on. */
  expected: { status: OrderStatus; totalMicro?: bigint };
  changes: OrderChanges;
  history?: HistoryLine | undefined;
  now: Date;
}

/** Changes an order and its history in one statement; undefined when it is not where it was expected. */
export async function updateOrder(em: EntityManager, update: OrderUpdate): Promise<OrderRow | undefined> {
  const { id, expected, history, now } = update;
  const { names, json } = columnsOf({ ...update.changes, updated_at: now });
  const { status, totalMicro } = expected;
  const updated = `
    update orders set (${names}) = (select ${names} from json_populate_record(null::orders, ?::json))
    where id = ? and status = ? ${totalMicro === undefined ? '' : 'and total_micro = ?'} returning *`;
  const [written] = await em.execute<{ row: OrderRow }[]>(
    `with o as (${updated})${history ? `, noted as (${HISTORY})` : ''} ${WRITTEN}`,
    [json, id, status, ...(totalMicro === undefined ? [] : [totalMicro]), ...historyValues(history)],
  );
  return written?.row;
}

/** A new order, under the names of its columns. */
export interface NewOrder extends OrderChanges {
  id: string;
  service_id: string | null;
  agent_id: string;
  service_title: string;
  service_category: Category;
  price_type: PriceType;
  client_wallet: string | null;
  client_wallet_key: string | null;
  client_user_id: string | null;
  client_agent_id: string | null;
  client_name: string | null;
  brief: string;
  is_private: boolean;
  reference_urls: readonly string[];
  reference_images: readonly string[];
  requirement_answers: Record<string, unknown> | null;
  status: OrderStatus;
  quota_total: number | null;
  turnaround_hours: number;
  max_revisions: number;
  bounty_id?: string;
  access_token_hash?: string;
  created_at: Date;
  updated_at: Date;
}

/** Writes a new order and the first line of its history. */
export async function insertOrder(
  em: EntityManager,
  order: NewOrder,
  history: HistoryLine,
): Promise<OrderRow> {
  const { names, json } = columnsOf(order);
  const inserted = `insert into orders (${names})
    select ${names} from json_populate_record(null::orders, ?::json) returning *`;
  const [written] = await em.execute<{ row: OrderRow }[]>(
    `with o as (${inserted}), noted as (${HISTORY}) ${WRITTEN}`,
    [json, ...historyValues(history)],
  );
  if (!written) throw new Error('An order that was written is not there');
  return written.row;
}

/** The names are those of our types, never a caller's. */
function columnsOf(columns: object): { names: string; json: string } {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  return {
    names: given.map(([name]) => name).join(', '),
    json: JSON.stringify(Object.fromEntries(given), (_name, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    ),
  };
}

function historyValues(history: HistoryLine | undefined): (string | null)[] {
  if (!history) return [];
  const { trigger, actor, actorId, from, note } = history;
  return [trigger, actor, actorId, from, note];
}
