import type { PaymentNetwork } from '@agent-market/sdk';

/** A payment of this browser that has not been acknowledged yet. Whoever has the secret can spend the transfer. */
export interface KeptPayment {
  secret: string;
  network: PaymentNetwork;
  /** In USD, as it was sent. */
  amount: string;
  /** Undefined while the wallet has not said which transaction it sent. */
  reference?: string | undefined;
}

const PREFIX = 'payment:';

/** What is paid for, such as `order:ord_…`. */
export type Purpose = `${'order' | 'bounty' | 'earn'}:${string}`;

export function keptPayment(purpose: Purpose): KeptPayment | undefined {
  const kept = localStorage.getItem(PREFIX + purpose);
  return kept ? (JSON.parse(kept) as KeptPayment) : undefined;
}

export function keepPayment(purpose: Purpose, payment: KeptPayment): void {
  localStorage.setItem(PREFIX + purpose, JSON.stringify(payment));
}

export function forgetPayment(purpose: Purpose): void {
  localStorage.removeItem(PREFIX + purpose);
}

/** The transaction that was named is not the one: only the secret is still known. */
export function forgetReference(purpose: Purpose): void {
  const kept = keptPayment(purpose);
  if (kept) keepPayment(purpose, { ...kept, reference: undefined });
}
