import { randomHex } from './random-hex.ts';

/** A transfer with `lock` can be spent only with `secret`. */
export interface LockedPayment {
  /** Sent with the transaction, in the header `X-Payment-Secret`. Store it until the purchase is complete. */
  secret: string;
  /** Part of the transfer: a memo on Solana, bytes after the calldata of `transfer` on EVM chains. */
  lock: string;
}

/**
 * The lock for a secret: a transfer with it can be spent only with the secret.
 *
 * @example
 * const lock = await paymentLock('correct-horse-battery-staple'); // market:1:…
 */
export async function paymentLock(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `market:1:${hex}`;
}

/**
 * A new secret and its lock, for one transfer that you send yourself. The payers of this package do it automatically.
 *
 * @example
 * const { secret, lock } = await lockPayment();
 * const escrow_tx_hash = await payer.send(treasury, 25_000_000n, lock);
 * await market.orders.update(order.id, { action: 'pay', escrow_tx_hash, payment_secret: secret });
 */
export async function lockPayment(): Promise<LockedPayment> {
  const secret = randomHex(32);
  return { secret, lock: await paymentLock(secret) };
}
