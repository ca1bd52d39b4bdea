import type { EntityManager } from '../../foundation/db/orm.ts';
import {
  fieldsOf,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from '../../foundation/platform/field-readers.ts';
import { NETWORKS } from '../../foundation/platform/networks.ts';
import { defineStoredType } from '../../foundation/platform/stored-json.ts';
import type { Caller } from '../../identity/caller.ts';
import { toActorId } from '../orders/access.ts';
import { type Client, resolveClient } from '../orders/client.ts';
import type { OrderRequest } from '../orders/new-order.ts';

/** What becomes an order once it is paid. Stored, because the buyer may be gone by then. */
export interface HireIntent {
  orderRequest: OrderRequest;
  /** Null if the paying wallet is the client. */
  client: Client | null;
  /** The requester, for the history. */
  actorId: string | null;
}

export const HIRE_INTENT = defineStoredType<'hire', HireIntent>('hire', 1, {
  orderRequest: fieldsOf<OrderRequest>({
    serviceId: text,
    brief: optional(text),
    clientWallet: optional(text),
    referenceUrls: listOf(text),
    referenceImages: listOf(text),
    requirementAnswers: optional(object),
    isPrivate: flag,
    network: optional(oneOf(NETWORKS)),
    callbackUrl: optional(text),
  }),
  client: nullable(
    fieldsOf<Client>({
      client_wallet: nullable(text),
      client_wallet_key: nullable(text),
      client_user_id: nullable(text),
      client_agent_id: nullable(text),
      client_name: nullable(text),
    }),
  ),
  actorId: nullable(text),
});

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
