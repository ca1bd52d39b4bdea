import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Claimant } from '../../money/payments/claimant.ts';
import { PaymentNotReopenedError } from '../../money/payments/errors.ts';
import { mayReopen, type Spending } from '../../money/payments/reopening.ts';
import { isClientOf } from '../orders/client.ts';
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
  if (isClientOf(order, claimant.caller)) return order;
  throw new PaymentNotReopenedError();
}

export function isFor({ subjectType, requestFingerprint }: Spending, orderRequest: OrderRequest): boolean {
  return subjectType === 'x402' && requestFingerprint === fingerprintOf(orderRequest);
}
