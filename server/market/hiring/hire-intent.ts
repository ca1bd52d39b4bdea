import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { toActorId } from '../orders/access.ts';
import { type Client, resolveClient } from '../orders/client.ts';
import type { OrderRequest } from '../orders/new-order.ts';

/** What becomes an order once it is paid. Stored as JSON if the buyer may be gone by then. */
export interface HireIntent {
  orderRequest: OrderRequest;
  /** Null if the paying wallet is the client. */
  client: Client | null;
  /** The requester, for the history. */
  actorId: string | null;
}

/** Rows stored under the earlier name have `wish`. */
type StoredIntent = HireIntent | (Omit<HireIntent, 'orderRequest'> & { wish: OrderRequest });

export function parseHireIntent(stored: object): HireIntent {
  const { client, actorId, ...asked } = stored as StoredIntent;
  return { client, actorId, orderRequest: 'wish' in asked ? asked.wish : asked.orderRequest };
}

/** An account keeps the order; otherwise the paying wallet is the client. */
export async function buildHireIntent(
  em: EntityManager,
  caller: Caller,
  orderRequest: OrderRequest,
): Promise<HireIntent> {
  const hasAccount = caller.kind === 'user' || caller.kind === 'wallet' || caller.kind === 'agent';
  const client = hasAccount ? await resolveClient(em, caller, orderRequest.clientWallet) : null;
  return { orderRequest, client, actorId: toActorId(caller) };
}
