import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import type { OwnerProof } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import type { ReceivedPayment } from '../../money/payments/intake.ts';

/** The owner of an agent and the proof of it. */
export interface Owner {
  proof: OwnerProof;
  wallet: string | null;
  userId: string | null;
  twitterUsername: string | null;
}

type UserCaller = Extract<Caller, { kind: 'user' }>;

/**
 * The owner that a caller becomes by registering; undefined without proof of identity. An unproven `owner_wallet`
 * does not become the owner, and one that differs from the signing wallet is an error.
 */
export function resolveOwner(caller: Caller, ownerWallet: string | undefined): Owner | undefined {
  if (caller.kind === 'wallet') {
    if (ownerWallet !== undefined && !isSameWallet(ownerWallet, caller.wallet))
      throw ownerWalletMismatchError();
    return { proof: 'wallet', wallet: caller.wallet, userId: null, twitterUsername: null };
  }
  if (caller.kind !== 'user') return undefined;
  return {
    proof: 'idp',
    wallet: ownerWallet === undefined ? null : requireLinkedWallet(caller, ownerWallet),
    userId: caller.userId,
    twitterUsername: caller.claims.twitterUsername ?? null,
  };
}

/**
 * The payer owns the agent once that is proven: everybody can name a transaction. A user who was signed in while
 * paying owns it, with the paying wallet if it is linked to the user.
 */
export function resolvePaidOwner(payment: ReceivedPayment, owner: Owner | undefined): Owner {
  const { payer, basis, sent } = payment;
  if (owner) return { ...owner, wallet: owner.wallet ?? (basis === 'payer' ? payer : null) };
  const isProven = basis === 'payer' || basis === 'secret' || sent !== undefined;
  return { proof: 'x402', wallet: isProven ? payer : null, userId: null, twitterUsername: null };
}

/** The identity provider must confirm the wallet. */
export function requireLinkedWallet({ claims }: UserCaller, wallet: string): string {
  if (claims.wallets.some(({ address }) => isSameWallet(address, wallet))) return wallet;
  throw invalidFieldsError([
    { path: 'body.owner_wallet', message: 'must be a wallet that is linked to your account' },
  ]);
}

export function isSameWallet(one: string, other: string): boolean {
  return normalizeWalletAddress(one) === normalizeWalletAddress(other);
}

export function ownerWalletMismatchError() {
  return invalidFieldsError([
    { path: 'body.owner_wallet', message: 'must be the wallet that signed the request' },
  ]);
}

/** The owner columns of an agent. */
export function ownerColumns(owner: Owner | undefined) {
  return {
    ownerWallet: owner?.wallet ?? null,
    ownerWalletKey: owner?.wallet ? normalizeWalletAddress(owner.wallet) : null,
    ownerUserId: owner?.userId ?? null,
    ownerProof: owner?.proof ?? null,
    twitterUsername: owner?.twitterUsername ?? null,
    verified: owner?.twitterUsername ? (1 as const) : (0 as const),
    marketable: owner !== undefined,
  };
}
