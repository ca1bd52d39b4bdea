import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import { provenWallets } from '../../identity/proven-wallets.ts';

/** Whoever presents a payment, with all that may show that it is theirs. */
export interface Claimant {
  caller: Caller;
  /** Wallets that the caller has shown to be its own, in the spelling for comparing. */
  walletKeys: ReadonlySet<string>;
  /** Opens a locked payment. */
  secret: string | undefined;
  /** The `Idempotency-Key`, or else the name in the payload: known to whoever made the first call. */
  requestKey: string | undefined;
  /** The name that a signed payload gives its request. */
  identifier: string | undefined;
}

export interface Evidence {
  secret?: string | undefined;
  requestKey?: string | undefined;
  identifier?: string | undefined;
}

export async function claimantFrom(
  em: EntityManager,
  caller: Caller,
  { secret, requestKey, identifier }: Evidence,
): Promise<Claimant> {
  return { caller, walletKeys: await provenWallets(em, caller), secret, requestKey, identifier };
}

/** Nothing but a bare reference. */
export function isBare({ walletKeys, secret }: Claimant): boolean {
  return walletKeys.size === 0 && secret === undefined;
}
