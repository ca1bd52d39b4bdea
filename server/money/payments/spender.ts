import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { Caller } from '../../identity/caller.ts';
import { isProvenOn } from '../../identity/proven-on.ts';
import { listProvenWallets } from '../../identity/proven-wallets.ts';

/** The presenter of a payment, with all its evidence. */
export interface Spender {
  caller: Caller;
  /** The caller's proven wallets, normalized. */
  walletKeys: ReadonlySet<string>;
  /** The secret of a locked payment. */
  secret: string | undefined;
  /** The `Idempotency-Key`, or else the payload's request key: known to whoever made the first call. */
  requestKey: string | undefined;
  /** The request key of a signed payload. */
  identifier: string | undefined;
}

export interface Evidence {
  /** The named network of the payment. */
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

/** Whether the caller has proven to be the payer, on the network of the payment. */
export function isProvenPayer(
  { caller, walletKeys }: Spender,
  { payer, network }: Pick<IncomingPayment, 'payer' | 'network'>,
): boolean {
  return walletKeys.has(normalizeWalletAddress(payer)) && isProvenOn(caller, network);
}

/** No evidence but the reference. */
export function hasOnlyReference({ walletKeys, secret }: Spender): boolean {
  return walletKeys.size === 0 && secret === undefined;
}
