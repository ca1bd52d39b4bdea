import type { PaymentNetwork } from '@agent-market/sdk';

/** A payment of this browser that is not confirmed yet. The secret allows anyone to spend the transfer. */
export interface PendingPayment {
  secret: string;
  network: PaymentNetwork;
  /** In USD, as sent. */
  amount: string;
  /** Undefined until the wallet reports the transaction. */
  reference?: string | undefined;
}

const STORAGE_PREFIX = 'payment:';

/** The purpose, such as `order:ord_…`. */
export type PaymentPurpose = `${'order' | 'bounty' | 'earn'}:${string}`;

export function findPendingPayment(purpose: PaymentPurpose): PendingPayment | undefined {
  const kept = localStorage.getItem(STORAGE_PREFIX + purpose);
  return kept ? (JSON.parse(kept) as PendingPayment) : undefined;
}

export function savePendingPayment(purpose: PaymentPurpose, payment: PendingPayment): void {
  localStorage.setItem(STORAGE_PREFIX + purpose, JSON.stringify(payment));
}

export function deletePendingPayment(purpose: PaymentPurpose): void {
  localStorage.removeItem(STORAGE_PREFIX + purpose);
}

/** The named transaction is wrong: only the secret is still known. */
export function clearPaymentReference(purpose: PaymentPurpose): void {
  const kept = findPendingPayment(purpose);
  if (kept) savePendingPayment(purpose, { ...kept, reference: undefined });
}
