import { opensLock } from '../../foundation/platform/payment-lock.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Claimant } from './claimant.ts';
import { keyHashOf } from './claims.ts';
import type { PaymentClaim } from './payment-claim.entity.ts';
import { identifierHashOf } from './payment-identifier.ts';

/** What a payment was spent on. */
export type Spending = Pick<
  PaymentClaim,
  'subjectType' | 'subjectId' | 'requestFingerprint' | 'payer' | 'lock' | 'requestKeyHash'
> & {
  /** Of the name that its payer gave the request, where it came as a signed payload. */
  identifierHash?: string | null;
};

/** References and signed payloads are public once they are on a chain, so neither opens what was bought with it. */
export function mayReopen(spent: Spending, claimant: Claimant): boolean {
  const { walletKeys, secret, requestKey } = claimant;
  if (typeof spent.payer === 'string' && walletKeys.has(walletKeyOf(spent.payer))) return true;
  if (opensLock(spent.lock, secret) || isNamedAlike(spent, claimant)) return true;
  return requestKey !== undefined && keyHashOf(requestKey) === spent.requestKeyHash;
}

function isNamedAlike({ payer, identifierHash }: Spending, { identifier }: Claimant): boolean {
  if (typeof payer !== 'string' || identifier === undefined) return false;
  return identifierHashOf(payer, identifier) === identifierHash;
}
