import type { RequestContext } from '../../contract/request-context.ts';
import { UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import type { NewOwner } from './change-service.ts';
import { isSameWallet, ownerWalletMismatchError, requireLinkedWallet } from './owner.ts';

/** The wallet that a change makes the owner; undefined if it requests none. The wallet must have signed the request. */
export async function resolveNewOwner(
  context: RequestContext,
  ownerWallet: string | undefined,
): Promise<NewOwner | undefined> {
  if (ownerWallet === undefined) return undefined;
  const { caller } = context;
  const byOwner = caller.kind === 'user';
  const signer = await context.authenticateWith('wallet');
  if (signer?.kind === 'wallet') {
    if (!isSameWallet(signer.wallet, ownerWallet)) throw ownerWalletMismatchError();
    return { wallet: ownerWallet, isRequestedByUser: byOwner };
  }
  if (caller.kind === 'user')
    return { wallet: requireLinkedWallet(caller, ownerWallet), isRequestedByUser: byOwner };
  throw new UnauthorizedError(
    'missing_credentials',
    '`owner_wallet` must sign the request. Send `wallet`, `wallet_sig` and `wallet_sig_ts`.',
  );
}

/**
 * The party that makes a change. A wallet that signs to become the owner is not the owner yet: then the agent's key,
 * if it was sent too, authorizes the change.
 */
export async function resolveUpdateCaller(
  context: RequestContext,
  ownerWallet: string | undefined,
): Promise<Caller> {
  const { caller } = context;
  if (caller.kind !== 'wallet' || ownerWallet === undefined) return caller;
  return (await context.authenticateWith('api_key')) ?? caller;
}
