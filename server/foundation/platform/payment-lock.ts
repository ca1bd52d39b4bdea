import { createHash } from 'node:crypto';

/** The prefix of a lock, which a transfer carries. */
const LOCK_PATTERN = /^market:1:([0-9a-fA-F]{64})$/;

/** SHA-256 of a secret, as 64 lower-case hex digits: the lock of that secret. */
export function hashPaymentSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** The lock in a text that contains nothing else. */
export function parsePaymentLock(text: string): string | undefined {
  return LOCK_PATTERN.exec(text)?.[1]?.toLowerCase();
}

/** How to lock a payment, for the `extra` of a challenge. */
export function describePaymentLock(carrier: 'memo' | 'calldata') {
  return { format: 'market:1:<hex SHA-256 of your secret>', carrier, header: 'X-Payment-Secret' };
}

export function matchesPaymentLock(lock: string | null | undefined, secret: string | undefined): boolean {
  return secret !== undefined && hashPaymentSecret(secret) === lock;
}
