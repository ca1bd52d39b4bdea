import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { TransactionProof } from '../../money/payments/proof.ts';
import { canAccessPurchase, type SpendRecord } from '../../money/payments/purchase-access.ts';
import type { Spender } from '../../money/payments/spender.ts';
import {
  findSpends,
  findSpendsOn,
  hashRequestKey,
  mayBelongToAnotherPayer,
} from '../../money/payments/spends.ts';
import { isClientOf, isProvenClient } from '../orders/client.ts';
import type { OrderRequest } from '../orders/new-order.ts';
import { Order } from '../orders/order.entity.ts';
import { findOrder, type OrderRow } from '../orders/order-row.ts';
import { fingerprintOrderRequest } from './request-fingerprint.ts';

/** The order of an earlier equal request. */
export async function findExistingHire(
  em: EntityManager,
  spent: SpendRecord,
  orderRequest: OrderRequest,
  spender: Spender | 'known',
): Promise<ExistingHire | undefined> {
  const order = isForRequest(spent, orderRequest) ? await findOrder(em, spent.subjectId) : undefined;
  if (!order) return undefined;
  const isOwn =
    spender === 'known' || canAccessPurchase(spent, spender) || isProvenOrderClient(order, spender);
  return { order, isOwn };
}

export interface ExistingHire {
  order: OrderRow;
  /** Others learn that the payment bought something, as anyone can who reads the chain, and not what opens it. */
  isOwn: boolean;
}

/** Older hires of a wallet are found by their payment only. */
const MAX_CANDIDATES = 100;

type PaidRequest = { walletKey: string; serviceId: string };

const listPaidOrders = statement([Order], (db, { walletKey, serviceId }: Parameters<PaidRequest>) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('client_wallet_key', '=', walletKey)
    .where('service_id', '=', serviceId)
    .where('payment_method', '=', 'x402')
    .where('status', '<>', 'cancelled')
    .orderBy('created_at', 'desc')
    .limit(MAX_CANDIDATES),
);

/** The newest order that the signed-in wallet paid for with an equal request, under the same key if it sent one. */
export async function findPaidHire(
  em: EntityManager,
  orderRequest: OrderRequest,
  spender: Spender,
): Promise<OrderRow | undefined> {
  const { caller, requestKey } = spender;
  if (caller.kind !== 'wallet') return undefined;
  const walletKey = normalizeWalletAddress(caller.wallet);
  const ids = (await listPaidOrders.rows(em, { walletKey, serviceId: orderRequest.serviceId })).map(
    ({ id }) => id,
  );
  const spends = await findSpendsOn(em, 'x402', ids);
  const equal = spends.filter(
    (spent) =>
      isForRequest(spent, orderRequest) &&
      (requestKey === undefined || spent.requestKeyHash === hashRequestKey(requestKey)),
  );
  const newest = ids.find((id) => equal.some(({ subjectId }) => subjectId === id));
  const order = newest === undefined ? undefined : await findOrder(em, newest);
  return order && isProvenOrderClient(order, spender) ? order : undefined;
}

/** What the caller spent a transaction on. Each payer of a shared transaction has its own payment. */
export async function findOwnSpend(
  em: EntityManager,
  transaction: TransactionProof,
  orderRequest: OrderRequest,
  spender: Spender,
): Promise<SpendRecord | undefined> {
  const spends = await findSpends(em, transaction, spender.walletKeys);
  const own = spends.filter((claim) => !mayBelongToAnotherPayer(claim, spender));
  if (own.length > 0) return own.find((claim) => isForRequest(claim, orderRequest)) ?? own[0];
  for (const claim of spends.filter((one) => isForRequest(one, orderRequest))) {
    const order = await findOrder(em, claim.subjectId);
    if (order && isProvenOrderClient(order, spender)) return claim;
  }
  return undefined;
}

function isProvenOrderClient(order: OrderRow, { caller }: Spender): boolean {
  return isClientOf(order, caller) && isProvenClient(order, caller);
}

export function isForRequest(
  { subjectType, requestFingerprint }: SpendRecord,
  orderRequest: OrderRequest,
): boolean {
  return subjectType === 'x402' && requestFingerprint === fingerprintOrderRequest(orderRequest);
}
