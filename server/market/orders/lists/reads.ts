import type { Page, PageRequest } from '../../../foundation/browse/page.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { UnauthorizedError } from '../../../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import { requireAgentOrOwner } from '../../../identity/agent-ownership.ts';
import type { Caller } from '../../../identity/caller.ts';
import { getAgent } from '../../../identity/get-agent.ts';
import { isProvenClient } from '../client.ts';
import type { OrderStatus } from '../lifecycle/lifecycle.ts';
import type { ShownOrderRow } from '../order-row.ts';
import { type OrderList, readOrderPage } from './lists.ts';

type Statuses = readonly OrderStatus[] | undefined;

/** The caller's own orders as a client. */
export async function listOwnOrders(
  em: EntityManager,
  caller: Caller,
  statuses: Statuses,
  page: PageRequest,
): Promise<Page<ShownOrderRow>> {
  const found = await readOrderPage(em, toOrderList(caller), statuses, page);
  return { ...found, rows: found.rows.filter((order) => isProvenClient(order, caller)) };
}

/** The orders of a hired agent. */
export function listAgentOrders(
  em: EntityManager,
  agentId: string,
  statuses: Statuses,
  page: PageRequest,
): Promise<Page<ShownOrderRow>> {
  return readOrderPage(em, { column: 'agent_id', value: agentId }, statuses, page);
}

/** An agent for itself or its owner. With its own key, it is already known. */
export async function requireOwnAgentId(
  em: EntityManager,
  caller: Caller,
  agentRef: string,
): Promise<string> {
  const isItself = caller.kind === 'agent' && (agentRef === 'me' || agentRef === caller.agentId);
  if (isItself) return caller.agentId;
  const agent = await getAgent(em, agentRef, caller);
  await requireAgentOrOwner(em, caller, agent);
  return agent.id;
}

function toOrderList(caller: Caller): OrderList {
  if (caller.kind === 'user') return { column: 'client_user_id', value: caller.userId };
  if (caller.kind === 'wallet')
    return { column: 'client_wallet_key', value: normalizeWalletAddress(caller.wallet) };
  if (caller.kind === 'agent') return { column: 'client_agent_id', value: caller.agentId };
  throw new UnauthorizedError('missing_credentials', 'Sign in first.');
}
