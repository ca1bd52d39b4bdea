import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../platform/clock.ts';
import type { Network } from '../platform/networks.ts';
import { PaymentClaim, type PaymentSubject } from './payment-claim.entity.ts';
import { normaliseReference } from './reference.ts';

export interface ClaimRequest {
  network: Network;
  reference: string;
  subjectType: PaymentSubject;
  subjectId: string;
  payer?: string;
  amountMicro: bigint;
  /** Tells whether a repeated request is the same request: same fingerprint, same answer. */
  requestFingerprint?: string;
}

export type ClaimResult =
  /** This transaction is now spent on this subject. */
  | { outcome: 'claimed' }
  /** It was spent on this very subject before: a repeated call, not a second payment. */
  | { outcome: 'same'; existing: PaymentClaim }
  /** It was spent on something else. */
  | { outcome: 'conflict'; existing: PaymentClaim };

const CLAIM = `
  insert into payment_claims
    (network, reference, subject_type, subject_id, payer, amount_micro, request_fingerprint, created_at)
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (network, reference) do nothing returning id`;

/**
 * Spends a verified payment in the caller's transaction. Of any number of parallel callers one gets `claimed`; the
 * others wait for its commit and see what it was spent on, or try themselves if it rolled back.
 */
export async function claimPayment(
  em: EntityManager,
  clock: Clock,
  request: ClaimRequest,
): Promise<ClaimResult> {
  const { network, subjectType, subjectId, amountMicro } = request;
  const reference = normaliseReference(network, request.reference);
  const claimed = await em.execute<unknown[]>(CLAIM, [
    network,
    reference,
    subjectType,
    subjectId,
    request.payer ?? null,
    amountMicro,
    request.requestFingerprint ?? null,
    clock.now(),
  ]);
  if (claimed.length > 0) return { outcome: 'claimed' };
  const existing = await em.findOneOrFail(PaymentClaim, { network, reference });
  const same = existing.subjectType === subjectType && existing.subjectId === subjectId;
  return { outcome: same ? 'same' : 'conflict', existing };
}

/** What a reference was spent on, if it was. */
export async function findClaim(
  em: EntityManager,
  network: Network,
  reference: string,
): Promise<PaymentClaim | null> {
  return em.findOne(PaymentClaim, { network, reference: normaliseReference(network, reference) });
}
