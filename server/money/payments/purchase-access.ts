import { matchesPaymentLock } from '../../foundation/platform/payment-lock.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { hashPaymentIdentifier } from './payment-identifier.ts';
import type { PaymentSpend } from './payment-spend.entity.ts';
import type { Spender } from './spender.ts';
import { hashRequestKey } from './spends.ts';

/** What a payment was spent on. */
export type SpendRecord = Pick<
  PaymentSpend,
  'subjectType' | 'subjectId' | 'requestFingerprint' | 'payer' | 'lock' | 'requestKeyHash'
> & {
  /** The payer's request key, for a signed payload. */
  identifierHash?: string | null;
};

/** References and signed payloads are public once on a chain, so neither gives access to the purchase. */
export function canAccessPurchase(spent: SpendRecord, spender: Spender): boolean {
  const { walletKeys, secret, requestKey } = spender;
  if (typeof spent.payer === 'string' && walletKeys.has(normalizeWalletAddress(spent.payer))) return true;
  if (matchesPaymentLock(spent.lock, secret) || hasSameIdentifier(spent, spender)) return true;
  return requestKey !== undefined && hashRequestKey(requestKey) === spent.requestKeyHash;
}

function hasSameIdentifier({ payer, identifierHash }: SpendRecord, { identifier }: Spender): boolean {
  if (typeof payer !== 'string' || identifier === undefined) return false;
  return hashPaymentIdentifier(payer, identifier) === identifierHash;
}
