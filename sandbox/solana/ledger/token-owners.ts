import type { Account } from '../runtime/virtual-machine.ts';
import { readToken } from './token-data.ts';

/** The token accounts that a wallet has ever owned, to find its balances without a scan. */
export class TokenOwners {
  readonly #accounts = new Map<string, Set<string>>();

  record(account: Account | null): void {
    const token = readToken(account);
    if (!account || !token) return;
    const known = this.#accounts.get(token.owner) ?? new Set();
    this.#accounts.set(token.owner, known.add(account.address));
  }

  /** Candidates: one may have been closed or reassigned since. */
  listAccounts(owner: string): string[] {
    return [...(this.#accounts.get(owner) ?? [])];
  }
}
