import { getAssociatedTokenAddressSync } from '@solana/spl-token';
import type { PublicKey } from '@solana/web3.js';

const MAX_KNOWN = 10_000;
const known = new Map<string, PublicKey>();

/** The owner's associated token account, which may not exist. Derived once: it takes a millisecond of calculation. */
export function deriveTokenAccount(mint: PublicKey, owner: PublicKey): PublicKey {
  const key = `${mint.toBase58()} ${owner.toBase58()}`;
  const account = known.get(key) ?? getAssociatedTokenAddressSync(mint, owner, true);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, account);
  return account;
}
