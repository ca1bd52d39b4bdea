import { type SqlBool, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { selectLinkedWalletKeys } from '../../identity/linked-wallets.ts';
import { isProvenClient } from './client.ts';
import { NotAPartyError, orderNotFoundError } from './errors.ts';
import type { Actor } from './lifecycle/lifecycle.ts';
import { Order } from './order.entity.ts';
import {
  type OrderRow,
  SELECTED_ORDER_COLUMNS,
  SELECTED_SHOWN_COLUMNS,
  selectOrderTransfers,
  selectShownTransfers,
} from './order-row.ts';

/** An order and the caller's role in it. */
export interface PartyOrder<Row = OrderRow> {
  order: Row;
  actors: Actor[];
  /** The caller, for the history. */
  actorId: string | null;
}

/** The identifiers of a caller. */
type CallerKeys = {
  wallet: string | null;
  user: string | null;
  agent: string | null;
  /** A user's agents that an MCP client may act for; null for all. */
  granted: readonly string[] | null;
};
export type PartyValues = CallerKeys & { id: string };

/**
 * An order and the caller's role in it. Orders of a user's wallets are attached to the user when a wallet is linked;
 * agents can also be found through it.
 */
function selectOrderForParty(values: Parameters<PartyValues>) {
  return selectRoles(values)
    .select(SELECTED_ORDER_COLUMNS)
    .select(({ ref }) => selectOrderTransfers(ref('o.id')));
}

/** The same with what a response shows. */
export function selectShownOrderForParty(values: Parameters<PartyValues>) {
  return selectRoles(values).select(SELECTED_SHOWN_COLUMNS).select(selectShownTransfers());
}

function selectRoles({ id, wallet, user, agent, granted }: Parameters<PartyValues>) {
  return tables(Order, Agent)
    .selectFrom('orders as o')
    .innerJoin('agents as agent', 'agent.id', 'o.agent_id')
    .select('agent.name as provider_name')
    .select((eb) => {
      const isClient = eb.or([
        eb('o.client_wallet_key', '=', wallet),
        eb('o.client_user_id', '=', user),
        eb('o.client_agent_id', '=', agent),
      ]);
      const isGranted = sql<SqlBool>`(${granted}::text[] is null or agent.id = any(${granted}::text[]))`;
      const isProvider = eb.or([
        eb('o.agent_id', '=', agent),
        eb('agent.owner_wallet_key', '=', wallet),
        eb.and([
          isGranted,
          eb.or([
            eb('agent.owner_user_id', '=', user),
            eb('agent.owner_wallet_key', 'in', selectLinkedWalletKeys(user)),
          ]),
        ]),
      ]);
      return [
        eb.fn.coalesce(isClient.$castTo<boolean>(), eb.lit(false)).as('is_client'),
        eb.fn.coalesce(isProvider.$castTo<boolean>(), eb.lit(false)).as('is_provider'),
      ];
    })
    .where('o.id', '=', id);
}

const read = statement([Order], (_db, values: Parameters<PartyValues>) => selectOrderForParty(values));
const lock = statement([Order], (_db, values: Parameters<PartyValues>) =>
  selectOrderForParty(values).forUpdate('o'),
);

/** An order for one of its parties or an administrator; rejects anyone else. */
export async function getOrderForParty(em: EntityManager, id: string, caller: Caller): Promise<PartyOrder> {
  return requireParty(await read.firstRow(em, { id, ...toCallerKeys(caller) }), caller);
}

/** An order for its client, whoever has its token, or an administrator. */
export async function getOrderForClient(em: EntityManager, id: string, caller: Caller): Promise<OrderRow> {
  const { order, actors } = await getOrderForParty(em, id, caller);
  const isProviderOnly = actors.length === 1 && actors[0] === 'provider';
  if (isProviderOnly) throw new NotAPartyError();
  return order;
}

/** Like getOrderForParty, locked until the transaction ends. */
export async function lockOrderForParty(em: EntityManager, id: string, caller: Caller): Promise<PartyOrder> {
  return requireParty(await lock.firstRow(em, { id, ...toCallerKeys(caller) }), caller);
}

/** The same without waiting for the lock: statements that follow run once it is held. */
export async function requestOrderLock(
  em: EntityManager,
  id: string,
  caller: Caller,
): Promise<() => Promise<PartyOrder>> {
  const read = await lock.request(em, { id, ...toCallerKeys(caller) });
  return async () => requireParty(await read(), caller);
}

/** For time-based transitions. */
export async function lockOrderForClock(em: EntityManager, id: string): Promise<PartyOrder> {
  const order = await lock.firstRow(em, { id, ...toCallerKeys({ kind: 'anonymous' }) });
  if (!order) throw orderNotFoundError();
  return { order, actors: ['clock'], actorId: null };
}

type PartyRow = Pick<OrderRow, 'id' | 'payment_method' | 'payment_network'> & {
  is_client: boolean;
  is_provider: boolean;
};

/** Throws unless the caller may see it. */
export function requireParty<Row extends PartyRow>(order: Row | undefined, caller: Caller): PartyOrder<Row> {
  if (!order) throw orderNotFoundError();
  const actors: Actor[] = [
    ...(order.is_client && isProvenClient(order, caller) ? ['client' as const] : []),
    ...(order.is_provider ? ['provider' as const] : []),
    ...(isAdmin(caller) ? ['admin' as const] : []),
  ];
  const mayRead = actors.length > 0 || (caller.kind === 'order_token' && caller.orderId === order.id);
  if (!mayRead) throw new NotAPartyError();
  return { order, actors, actorId: toActorId(caller) };
}

function isAdmin(caller: Caller): boolean {
  return caller.kind === 'admin' || (caller.kind === 'user' && caller.isAdmin);
}

export function toCallerKeys(caller: Caller): CallerKeys {
  return {
    wallet: caller.kind === 'wallet' ? normalizeWalletAddress(caller.wallet) : null,
    user: caller.kind === 'user' ? caller.userId : null,
    agent: caller.kind === 'agent' ? caller.agentId : null,
    granted: (caller.kind === 'user' && caller.grant?.agentIds) || null,
  };
}

export function toActorId(caller: Caller): string | null {
  if (caller.kind === 'agent') return caller.agentId;
  if (caller.kind === 'user') return caller.userId;
  return caller.kind === 'wallet' ? caller.wallet : null;
}
