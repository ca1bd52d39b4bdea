import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Claimant } from '../../money/payments/claimant.ts';
import { findClaims, mayBeOfOther } from '../../money/payments/claims.ts';
import { PaymentNotReopenedError } from '../../money/payments/errors.ts';
import type { TransactionProof } from '../../money/payments/proof.ts';
import { mayReopen, type Spending } from '../../money/payments/reopening.ts';
import { isClientOf, isProvenClient } from '../orders/client.ts';
import type { OrderRequest } from '../orders/new-order.ts';
import { findOrder, type OrderRow } from '../orders/rows.ts';
import { fingerprintOf } from './request-fingerprint.ts';

/** The order that the same request made before, for whoever made it; its address is nobody else's to know. */
export async function findMadeHire(
  em: EntityManager,
  spent: Spending,
  orderRequest: OrderRequest,
  claimant: Claimant | 'known',
): Promise<OrderRow | undefined> {
  const order = isFor(spent, orderRequest) ? await findOrder(em, spent.subjectId) : undefined;
  if (!order || claimant === 'known' || mayReopen(spent, claimant)) return order;
  if (isClient(order, claimant)) return order;
  throw new PaymentNotReopenedError();
}

/**
 * What a transaction was spent on, as far as it is the caller's. Who paid in one transaction with somebody else has a payment
 * besides what that one spent.
 */
export async function findOwnSpending(
  em: EntityManager,
  transaction: TransactionProof,
  orderRequest: OrderRequest,
  claimant: Claimant,
): Promise<Spending | undefined> {
  const claims = await findClaims(em, transaction, claimant.walletKeys);
  const own = claims.filter((claim) => !mayBeOfOther(claim, claimant));
  if (own.length > 0) return own.find((claim) => isFor(claim, orderRequest)) ?? own[0];
  for (const claim of claims.filter((one) => isFor(one, orderRequest))) {
    const order = await findOrder(em, claim.subjectId);
    if (order && isClient(order, claimant)) return claim;
  }
  return undefined;
}

function isClient(order: OrderRow, { caller }: Claimant): boolean {
  return isClientOf(order, caller) && isProvenClient(order, caller);
}

export function isFor({ subjectType, requestFingerprint }: Spending, orderRequest: OrderRequest): boolean {
  return subjectType === 'x402' && requestFingerprint === fingerprintOf(orderRequest);
}
