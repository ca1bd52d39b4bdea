import { getAssociatedTokenAddressSync } from '@solana/spl-token';
import type { PublicKey } from '@solana/web3.js';
import { LRUCache } from 'lru-cache';

const MAX_ACCOUNTS = 10_000;
const accounts = new LRUCache<string, PublicKey>({ max: MAX_ACCOUNTS });

/** The owner's associated token account, which may not exist. Derived once: it takes a millisecond of calculation. */
export function deriveTokenAccount(mint: PublicKey, owner: PublicKey): PublicKey {
  const key = `${mint.toBase58()} ${owner.toBase58()}`;
  const account = accounts.get(key) ?? getAssociatedTokenAddressSync(mint, owner, true);
  accounts.set(key, account);
  return account;
}
