import { isReference, normaliseReference } from '../../chain/reference.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Settlements } from '../../money/payments/settlement/settlements.ts';
import { getOrder, type OrderRow } from '../orders/order-row.ts';
import { isPaidBy } from '../orders/payment/order-payment.ts';
import type { BountyRow } from './bounty-row.ts';
import { type ClaimRow, findClaim } from './claims.ts';

export interface Acceptance {
  bounty: BountyRow;
  claim: ClaimRow;
  order: OrderRow;
}

/** The earlier result of the same payment and claim, for its poster. */
export async function findAcceptance(
  em: EntityManager,
  settlements: Settlements,
  bounty: BountyRow,
  claimId: string,
  proof: PaymentProof,
): Promise<Acceptance | undefined> {
  if (bounty.order_id === null || bounty.accepted_claim_id !== claimId) return undefined;
  const order = await getOrder(em, bounty.order_id);
  const isSame =
    proof.kind === 'signed'
      ? (await settlements.find(em, proof))?.subjectId === order.id
      : isReference(proof.network, proof.reference) &&
        isPaidBy(order, { ...proof, reference: normaliseReference(proof.network, proof.reference) });
  const claim = isSame ? await findClaim(em, { bountyId: bounty.id, claimId }) : undefined;
  return claim && { bounty, claim, order };
}
