import type { PaymentNetwork } from '@agent-market/sdk';

/** A payment of this browser that has not been acknowledged yet. Whoever has the secret can spend the transfer. */
export interface PendingPayment {
  secret: string;
  network: PaymentNetwork;
  /** In USD, as it was sent. */
  amount: string;
  /** Undefined while the wallet has not said which transaction it sent. */
  reference?: string | undefined;
}

const STORAGE_PREFIX = 'payment:';

/** What is paid for, such as `order:ord_…`. */
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

/** The transaction that was named is not the one: only the secret is still known. */
export function clearPaymentReference(purpose: PaymentPurpose): void {
  const kept = findPendingPayment(purpose);
  if (kept) savePendingPayment(purpose, { ...kept, reference: undefined });
}
