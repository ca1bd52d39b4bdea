import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { requireAgentOrOwner } from '../../identity/agent-ownership.ts';
import type { Caller } from '../../identity/caller.ts';
import { findAgent } from '../../identity/find-agent.ts';
import { isProvenClient } from './client.ts';
import type { OrderStatus } from './lifecycle.ts';
import { type OrderList, readOrders } from './lists.ts';
import type { OrderRow } from './rows.ts';

type Statuses = readonly OrderStatus[] | undefined;

/** The caller's own orders as a client. */
export async function listOwn(
  em: EntityManager,
  caller: Caller,
  statuses: Statuses,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  const found = await readOrders(em, listOf(caller), statuses, page);
  return { ...found, rows: found.rows.filter((order) => isProvenClient(order, caller)) };
}

/** The orders that an agent was hired for. */
export async function listForAgent(
  em: EntityManager,
  caller: Caller,
  agentRef: string,
  statuses: Statuses,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  const agentId = await ownAgentId(em, caller, agentRef);
  return readOrders(em, { column: 'agent_id', value: agentId }, statuses, page);
}

/** An agent for itself or its owner. One that asks for its own is known by its key already. */
export async function ownAgentId(em: EntityManager, caller: Caller, agentRef: string): Promise<string> {
  const isItself = caller.kind === 'agent' && (agentRef === 'me' || agentRef === caller.agentId);
  if (isItself) return caller.agentId;
  const agent = await findAgent(em, agentRef, caller);
  await requireAgentOrOwner(em, caller, agent);
  return agent.id;
}

function listOf(caller: Caller): OrderList {
  if (caller.kind === 'user') return { column: 'client_user_id', value: caller.userId };
  if (caller.kind === 'wallet') return { column: 'client_wallet_key', value: walletKeyOf(caller.wallet) };
  if (caller.kind === 'agent') return { column: 'client_agent_id', value: caller.agentId };
  throw new UnauthorizedError('missing_credentials', 'Sign in first');
}
