import { createHash } from 'node:crypto';
import type { Month } from './month.ts';

/** What a month's hash covers. */
export interface HashedMonth {
  month: Month;
  transactions: bigint;
  entries: bigint;
  entriesDigest: string;
  balancesDigest: string;
  previousHash: string;
}

/** The previous hash of the first month. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

export function hashMonth(hashed: HashedMonth): string {
  const { month, previousHash, transactions, entries, entriesDigest, balancesDigest } = hashed;
  const fields = [month, previousHash, `${transactions}`, `${entries}`, entriesDigest, balancesDigest];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
