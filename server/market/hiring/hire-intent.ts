import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { toActorId } from '../orders/access.ts';
import { type Client, resolveClient } from '../orders/client.ts';
import type { OrderRequest } from '../orders/new-order.ts';

/** What is to become an order as soon as it is paid. It is kept as JSON where the buyer may be gone by then. */
export interface HireIntent {
  orderRequest: OrderRequest;
  /** Null where the paying wallet is the client. */
  client: Client | null;
  /** Who asked, for the history. */
  actorId: string | null;
}

/** Those that were stored before it was called so have a wish. */
type StoredIntent = HireIntent | (Omit<HireIntent, 'orderRequest'> & { wish: OrderRequest });

export function parseHireIntent(stored: object): HireIntent {
  const { client, actorId, ...asked } = stored as StoredIntent;
  return { client, actorId, orderRequest: 'wish' in asked ? asked.wish : asked.orderRequest };
}

/** Whoever has an account keeps the order there; of all others the paying wallet is the client. */
export async function buildHireIntent(
  em: EntityManager,
  caller: Caller,
  orderRequest: OrderRequest,
): Promise<HireIntent> {
  const hasAccount = caller.kind === 'user' || caller.kind === 'wallet' || caller.kind === 'agent';
  const client = hasAccount ? await resolveClient(em, caller, orderRequest.clientWallet) : null;
  return { orderRequest, client, actorId: toActorId(caller) };
}
