import type { EntityManager } from '../db/orm.ts';
import type { Caller } from '../http/credentials/caller.ts';
import { userProfileKey, WALLET_PROFILE_KEY } from '../identity/profile-key.ts';
import { ForbiddenError } from '../platform/errors.ts';
import { walletKeyOf } from '../platform/wallet-key.ts';

/** The columns of an order that say whose it is. */
export interface Client {
  client_wallet: string | null;
  client_wallet_key: string | null;
  client_user_id: string | null;
  client_agent_id: string | null;
  client_name: string | null;
}

const NOBODY = { client_wallet: null, client_wallet_key: null, client_user_id: null, client_agent_id: null };

const OF_WALLET = `
  select (select idp_user_id from user_wallets where address_key = ?) as user_id,
    (select display_name from profiles where key = ${WALLET_PROFILE_KEY}) as name`;
const OF_USER = `
  select (select display_name from profiles where key = ?) as name,
    exists (select from user_wallets where address_key = ? and idp_user_id = ?) as is_linked`;
const OF_AGENT = 'select name from agents where id = ?';

/**
 * Whose order it will be. A wallet that is only named is kept as what it is said to be; it opens the order to its
 * holder only when it has signed, or is linked to the person who signed in.
 */
export async function clientFrom(
  em: EntityManager,
  caller: Caller,
  wallet: string | undefined,
): Promise<Client> {
  if (caller.kind === 'wallet') return walletClient(em, caller.wallet, wallet);
  const named = { ...NOBODY, client_wallet: wallet ?? null };
  if (caller.kind === 'user') {
    const key = wallet === undefined ? null : walletKeyOf(wallet);
    const values = [userProfileKey(caller.userId), key, caller.userId];
    const [found] = await em.execute<{ name: string | null; is_linked: boolean }[]>(OF_USER, values);
    return {
      ...named,
      client_wallet_key: found?.is_linked ? key : null,
      client_user_id: caller.userId,
      client_name: found?.name ?? caller.claims.displayName ?? null,
    };
  }
  if (caller.kind !== 'agent') throw new Error(`A client was expected, not ${caller.kind}`);
  const [agent] = await em.execute<{ name: string }[]>(OF_AGENT, [caller.agentId]);
  return { ...named, client_agent_id: caller.agentId, client_name: agent?.name ?? null };
}

/** A wallet that has shown that it is the client's: it signed, or it paid. */
export async function walletClient(
  em: EntityManager,
  signer: string,
  wallet: string | undefined,
): Promise<Client> {
  const key = walletKeyOf(signer);
  if (wallet !== undefined && walletKeyOf(wallet) !== key) {
    throw new ForbiddenError(
      'forbidden',
      'client_wallet is another wallet than the one that signed the request',
    );
  }
  const [found] = await em.execute<{ user_id: string | null; name: string | null }[]>(OF_WALLET, [
    key,
    key,
    key,
  ]);
  return {
    ...NOBODY,
    client_wallet: signer,
    client_wallet_key: key,
    client_user_id: found?.user_id ?? null,
    client_name: found?.name ?? null,
  };
}
