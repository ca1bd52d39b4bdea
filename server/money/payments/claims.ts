import { createHash } from 'node:crypto';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { opensLock } from '../../foundation/platform/payment-lock.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Claimant } from './claimant.ts';
import { PaymentClaim, type PaymentSubject } from './payment-claim.entity.ts';
import { type PaymentName, paymentKeyOf, paymentKeysOf } from './payment-key.ts';

export interface ClaimRequest extends ClaimedFor, PaymentName {
  amountMicro: bigint;
  /** The secret's hash, where the transfer is locked. */
  lock?: string | undefined;
}

/** What a payment is spent on, and who may be told so later. */
export interface ClaimedFor {
  subjectType: PaymentSubject;
  subjectId: string;
  /** Tells whether a repeated request is the same request: same fingerprint, same answer. */
  requestFingerprint?: string | undefined;
  /** Known to whoever made the request first. */
  requestKey?: string | undefined;
}

export type ClaimResult =
  /** This transaction is now spent on this subject. */
  | { outcome: 'claimed' }
  /** It was spent on this very subject before: a repeated call, not a second payment. */
  | { outcome: 'same'; existing: PaymentClaim }
  /** It was spent on something else. */
  | { outcome: 'conflict'; existing: PaymentClaim };

type NewClaim = Omit<PaymentClaim, 'id'>;

const claim = statement([PaymentClaim], (db, values: Parameters<NewClaim>) =>
  db
    .insertInto('payment_claims')
    .values({
      network: values.network,
      reference: values.reference,
      subject_type: values.subjectType,
      subject_id: values.subjectId,
      payer: values.payer,
      amount_micro: values.amountMicro,
      request_fingerprint: values.requestFingerprint,
      lock: values.lock,
      request_key_hash: values.requestKeyHash,
      created_at: values.createdAt,
    })
    .onConflict((on) => on.columns(['network', 'reference']).doNothing()),
);

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
  const reference = paymentKeyOf(request);
  const claimed = await claim.affected(em, {
    network,
    reference,
    subjectType,
    subjectId,
    payer: request.payer ?? null,
    amountMicro,
    requestFingerprint: request.requestFingerprint ?? null,
    lock: request.lock ?? null,
    requestKeyHash: keyHashOf(request.requestKey),
    createdAt: clock.now(),
  });
  if (claimed > 0) return { outcome: 'claimed' };
  const existing = await em.findOneOrFail(PaymentClaim, { network, reference });
  const same = existing.subjectType === subjectType && existing.subjectId === subjectId;
  return { outcome: same ? 'same' : 'conflict', existing };
}

/** Spends on something else what was about to go back. Whoever calls holds the kept payment. */
export async function reassignClaim(
  em: EntityManager,
  { id }: PaymentClaim,
  { subjectType, subjectId, requestFingerprint, requestKey }: ClaimedFor,
): Promise<void> {
  const requestKeyHash = keyHashOf(requestKey);
  const changes = {
    subjectType,
    subjectId,
    requestFingerprint: requestFingerprint ?? null,
    requestKeyHash,
  };
  await em.nativeUpdate(PaymentClaim, { id, subjectType: 'return' }, changes);
}

/** What a payment was spent on, if it was. */
export async function findClaim(em: EntityManager, payment: PaymentName): Promise<PaymentClaim | null> {
  const { network } = payment;
  return em.findOne(
    PaymentClaim,
    { network, reference: paymentKeyOf(payment) },
    { disableIdentityMap: true },
  );
}

/** What was spent of a transaction, as far as it may be of these wallets: first what is certainly theirs. */
export async function findClaims(
  em: EntityManager,
  { network, reference }: PaymentName,
  walletKeys: ReadonlySet<string>,
): Promise<PaymentClaim[]> {
  const keys = paymentKeysOf(network, reference, walletKeys);
  const claims = await em.find(
    PaymentClaim,
    { network, reference: { $in: keys } },
    { disableIdentityMap: true },
  );
  return claims.sort((a, b) => keys.indexOf(b.reference) - keys.indexOf(a.reference));
}

/** Whether the caller may have paid a part of its own in the transaction of what somebody else spent. */
export function mayBeOfOther(
  { payer, lock }: Pick<PaymentClaim, 'payer' | 'lock'>,
  { walletKeys, secret }: Pick<Claimant, 'walletKeys' | 'secret'>,
): boolean {
  if (walletKeys.size === 0 || opensLock(lock, secret)) return false;
  return typeof payer === 'string' && !walletKeys.has(walletKeyOf(payer));
}

/** The key itself is its caller's secret. */
export function keyHashOf(requestKey: string | undefined): string | null {
  return requestKey === undefined ? null : createHash('sha256').update(requestKey, 'utf8').digest('hex');
}
