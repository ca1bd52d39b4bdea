import type { EntityManager } from '../../foundation/db/orm.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Caller } from '../../identity/caller.ts';
import { DELIVERABLE_COLUMNS, type DeliverableRow } from './deliverables.ts';
import { NotAPartyError, noSuchOrder } from './errors.ts';
import { ORDER_COLUMNS, type OrderRow, WITH_PROVIDER } from './rows.ts';
import type { Actor } from './state.ts';

/** An order together with what its caller is to it. */
export interface PartyOrder {
  order: OrderRow;
  actors: Actor[];
  /** Who calls, for the history. */
  actorId: string | null;
}

/**
 * Who is who on an order, as SQL with seven values; see `roleValues`. Orders of a person's wallets are
 * attached to the person when a wallet is linked, agents may also be found by it.
 */
const ROLES = `
  coalesce(o.client_wallet_key = ? or o.client_user_id = ? or o.client_agent_id = ?, false) as is_client,
  coalesce(o.agent_id = ? or agent.owner_wallet_key = ? or agent.owner_user_id = ? or agent.owner_wallet_key in (
    select address_key from user_wallets where idp_user_id = ?), false) as is_provider`;

/** The row goes to whoever may see it; `more` is SQL of what is asked for besides. */
const finding = (more = '', lock = '') => `select row_to_json(found) as row from (
  select ${ORDER_COLUMNS}, ${ROLES} ${more} from orders o ${WITH_PROVIDER} where o.id = ? ${lock}) found`;

const READ = finding();
const LOCK = finding('', 'for update of o');
const READ_DETAIL = finding(`,
  (select coalesce(json_agg(work), '[]') from (
    select ${DELIVERABLE_COLUMNS} from deliverables where order_id = o.id order by created_at, place, id) work) as deliverables,
  (select row_to_json(said) from (
    select id, order_id, service_id, agent_id, reviewer_name, rating, comment, created_at
    from reviews where order_id = o.id) said) as review`);

type Roles = { is_client: boolean; is_provider: boolean };

export interface ReviewRow {
  id: string;
  order_id: string;
  service_id: string | null;
  agent_id: string;
  reviewer_name: string | null;
  rating: number;
  comment: string | null;
  created_at: string;
}

export interface OrderDetailRow extends OrderRow {
  deliverables: DeliverableRow[];
  review: ReviewRow | null;
}

/** An order for one of its parties, or for an administrator; anyone else is refused. */
export function readForParty(em: EntityManager, id: string, caller: Caller): Promise<PartyOrder> {
  return find<OrderRow>(em, READ, id, caller);
}

/** With what was delivered and said about it. */
export async function readDetail(em: EntityManager, id: string, caller: Caller): Promise<OrderDetailRow> {
  return (await find<OrderDetailRow>(em, READ_DETAIL, id, caller)).order;
}

/** As readForParty, held until the transaction ends. */
export function lockForParty(em: EntityManager, id: string, caller: Caller): Promise<PartyOrder> {
  return find<OrderRow>(em, LOCK, id, caller);
}

/** For what nobody asks for but the time. */
export async function lockForClock(em: EntityManager, id: string): Promise<PartyOrder> {
  const [found] = await em.execute<{ row: OrderRow }[]>(LOCK, [...roleValues({ kind: 'anonymous' }), id]);
  if (!found) throw noSuchOrder();
  return { order: found.row, actors: ['clock'], actorId: null };
}

async function find<Row extends OrderRow>(
  em: EntityManager,
  sql: string,
  id: string,
  caller: Caller,
): Promise<PartyOrder & { order: Row }> {
  const [found] = await em.execute<{ row: Row & Roles }[]>(sql, [...roleValues(caller), id]);
  if (!found) throw noSuchOrder();
  const { is_client, is_provider } = found.row;
  const actors: Actor[] = [
    ...(is_client ? ['client' as const] : []),
    ...(is_provider ? ['provider' as const] : []),
    ...(isAdmin(caller) ? ['admin' as const] : []),
  ];
  const mayRead = actors.length > 0 || (caller.kind === 'order_token' && caller.orderId === id);
  if (!mayRead) throw new NotAPartyError();
  return { order: found.row, actors, actorId: nameOf(caller) };
}

function isAdmin(caller: Caller): boolean {
  return caller.kind === 'admin' || (caller.kind === 'user' && caller.isAdmin);
}

function roleValues(caller: Caller): (string | null)[] {
  const wallet = caller.kind === 'wallet' ? walletKeyOf(caller.wallet) : null;
  const user = caller.kind === 'user' ? caller.userId : null;
  const agent = caller.kind === 'agent' ? caller.agentId : null;
  return [wallet, user, agent, agent, wallet, user, user];
}

export function nameOf(caller: Caller): string | null {
  if (caller.kind === 'agent') return caller.agentId;
  if (caller.kind === 'user') return caller.userId;
  return caller.kind === 'wallet' ? caller.wallet : null;
}
