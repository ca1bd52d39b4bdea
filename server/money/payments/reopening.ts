import { opensLock } from '../../foundation/platform/payment-lock.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Claimant } from './claimant.ts';
import { keyHashOf } from './claims.ts';
import type { PaymentClaim } from './payment-claim.entity.ts';

/** What a payment was spent on. */
export type Spending = Pick<
  PaymentClaim,
  'subjectType' | 'subjectId' | 'requestFingerprint' | 'payer' | 'lock' | 'requestKeyHash'
>;

/** References and signed payloads are public once they are on a chain, so neither opens what was bought with it. */
export function mayReopen(spent: Spending, { walletKeys, secret, requestKey }: Claimant): boolean {
  if (typeof spent.payer === 'string' && walletKeys.has(walletKeyOf(spent.payer))) return true;
  if (opensLock(spent.lock, secret)) return true;
  return requestKey !== undefined && keyHashOf(requestKey) === spent.requestKeyHash;
}
