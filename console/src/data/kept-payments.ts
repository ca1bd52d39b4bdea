/** A payment of this browser that has not been acknowledged yet. Whoever has the secret can spend the transfer. */
export interface KeptPayment {
  secret: string;
  network: string;
  /** Undefined while the wallet has not said which transaction it sent. */
  reference?: string;
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
