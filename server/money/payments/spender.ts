import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Caller } from '../../identity/caller.ts';
import { isProvenOn } from '../../identity/proven-on.ts';
import { listProvenWallets } from '../../identity/proven-wallets.ts';

/** Whoever presents a payment, with all that may show that it is theirs. */
export interface Spender {
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
  /** Where the payment is said to be. */
  network?: Network | undefined;
  secret?: string | undefined;
  requestKey?: string | undefined;
  identifier?: string | undefined;
}

export async function resolveSpender(
  em: EntityManager,
  caller: Caller,
  { network, secret, requestKey, identifier }: Evidence,
): Promise<Spender> {
  const isProven = network === undefined || isProvenOn(caller, network);
  const walletKeys = isProven ? await listProvenWallets(em, caller) : new Set<string>();
  return { caller, walletKeys, secret, requestKey, identifier };
}

/** Whether the caller has shown to be the payer, on the network of the payment. */
export function isProvenPayer(
  { caller, walletKeys }: Spender,
  { payer, network }: Pick<IncomingPayment, 'payer' | 'network'>,
): boolean {
  return walletKeys.has(normalizeWalletAddress(payer)) && isProvenOn(caller, network);
}

/** Nothing but a bare reference. */
export function hasOnlyReference({ walletKeys, secret }: Spender): boolean {
  return walletKeys.size === 0 && secret === undefined;
}
