import type { EntityManager } from '../../foundation/db/orm.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Caller } from '../../identity/caller.ts';
import { userProfileKey, WALLET_PROFILE_KEY } from '../../identity/profile-key.ts';

/** The columns of an order that say whose it is. */
export interface Client {
  client_wallet: string | null;
  client_wallet_key: string | null;
  client_user_id: string | null;
  client_agent_id: string | null;
  client_name: string | null;
}

export type ClientKeys = Pick<Client, 'client_wallet_key' | 'client_user_id' | 'client_agent_id'>;

/** Orders of a person's wallets are attached to the person when a wallet is linked. */
export function isClientOf(order: ClientKeys, caller: Caller): boolean {
  if (caller.kind === 'wallet') return order.client_wallet_key === walletKeyOf(caller.wallet);
  if (caller.kind === 'user') return order.client_user_id === caller.userId;
  return caller.kind === 'agent' && order.client_agent_id === caller.agentId;
}

/** Who orders: signed in, signed with a wallet, or paid with it. */
type ClientCaller = Extract<Caller, { kind: 'user' | 'agent' }> | { kind: 'wallet'; wallet: string };

export interface ClientFacts {
  /** The person to whom the wallet is linked. */
  wallet_user_id: string | null;
  /** Of the person, or of the wallet. */
  profile_name: string | null;
  agent_name: string | null;
}

/** What is known of a client, as SQL with the values of `clientValues`. */
export const CLIENT_FACTS = `
  select (select idp_user_id from user_wallets where address_key = ?) as wallet_user_id,
    (select display_name from profiles where key = coalesce(?, ${WALLET_PROFILE_KEY})) as profile_name,
    (select name from agents where id = ?) as agent_name`;

export function clientValues(caller: Caller | ClientCaller, wallet: string | undefined): (string | null)[] {
  const address = caller.kind === 'wallet' ? caller.wallet : wallet;
  const walletKey = address === undefined ? null : walletKeyOf(address);
  const userKey = caller.kind === 'user' ? userProfileKey(caller.userId) : null;
  const agentId = caller.kind === 'agent' ? caller.agentId : null;
  return [walletKey, userKey, walletKey, walletKey, agentId];
}

/** Whose order it will be. */
export async function clientFrom(
  em: EntityManager,
  caller: Caller | ClientCaller,
  wallet: string | undefined,
): Promise<Client> {
  const [facts] = await em.execute<[ClientFacts]>(CLIENT_FACTS, clientValues(caller, wallet));
  return toClient(caller, wallet, facts);
}

/** A wallet that has shown that it is the client's: it paid. */
export function walletClient(em: EntityManager, wallet: string): Promise<Client> {
  return clientFrom(em, { kind: 'wallet', wallet }, undefined);
}

/**
 * A wallet that is only named is kept as what it is said to be; it opens the order to its holder only when it has
 * signed, or is linked to the person who signed in.
 */
export function toClient(
  caller: Caller | ClientCaller,
  wallet: string | undefined,
  { wallet_user_id, profile_name, agent_name }: ClientFacts,
): Client {
  const named = { client_wallet: wallet ?? null, client_wallet_key: null, client_agent_id: null };
  switch (caller.kind) {
    case 'wallet':
      return {
        ...named,
        client_wallet: caller.wallet,
        client_wallet_key: signedKey(caller.wallet, wallet),
        client_user_id: wallet_user_id,
        client_name: profile_name,
      };
    case 'user':
      return {
        ...named,
        client_wallet_key: wallet && wallet_user_id === caller.userId ? walletKeyOf(wallet) : null,
        client_user_id: caller.userId,
        client_name: profile_name ?? caller.claims.displayName ?? null,
      };
    case 'agent':
      return { ...named, client_user_id: null, client_agent_id: caller.agentId, client_name: agent_name };
    default:
      throw new Error(`A client was expected, not ${caller.kind}`);
  }
}

function signedKey(signer: string, wallet: string | undefined): string {
  const key = walletKeyOf(signer);
  if (wallet === undefined || walletKeyOf(wallet) === key) return key;
  throw new ForbiddenError(
    'forbidden',
    'client_wallet is another wallet than the one that signed the request',
  );
}
