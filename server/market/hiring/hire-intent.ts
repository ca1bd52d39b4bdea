import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { nameOf } from '../orders/access.ts';
import { type Client, clientFrom } from '../orders/client.ts';
import type { OrderWish } from '../orders/new-order.ts';

/** What is to become an order as soon as it is paid. It is kept as JSON where the buyer may be gone by then. */
export interface HireIntent {
  wish: OrderWish;
  /** Null where the paying wallet is the client. */
  client: Client | null;
  /** Who asked, for the history. */
  actorId: string | null;
}

/** Whoever has an account keeps the order there; of all others the paying wallet is the client. */
export async function intentOf(em: EntityManager, caller: Caller, wish: OrderWish): Promise<HireIntent> {
  const hasAccount = caller.kind === 'user' || caller.kind === 'wallet' || caller.kind === 'agent';
  const client = hasAccount ? await clientFrom(em, caller, wish.clientWallet) : null;
  return { wish, client, actorId: nameOf(caller) };
}
