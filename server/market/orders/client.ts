import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { Profile } from '../../identity/identity.entity.ts';
import { linkedUser } from '../../identity/linked-wallets.ts';
import { userProfileKey, walletProfileKey } from '../../identity/profile-key.ts';
import { isProvenOn } from '../../identity/proven-on.ts';
import type { OrderColumns } from './rows.ts';

/** The columns of an order that say whose it is. */
export type Client = Pick<
  OrderColumns,
  'client_wallet' | 'client_wallet_key' | 'client_user_id' | 'client_agent_id' | 'client_name'
>;

export type ClientKeys = Pick<Client, 'client_wallet_key' | 'client_user_id' | 'client_agent_id'>;

/** Orders of a person's wallets are attached to the person when a wallet is linked. */
export function isClientOf(order: ClientKeys, caller: Caller): boolean {
  if (caller.kind === 'wallet') return order.client_wallet_key === walletKeyOf(caller.wallet);
  if (caller.kind === 'user') return order.client_user_id === caller.userId;
  return caller.kind === 'agent' && order.client_agent_id === caller.agentId;
}

/** A hire is of the wallet that paid for it, on the network where it paid. */
export function isProvenClient(
  { payment_method, payment_network }: Pick<OrderColumns, 'payment_method' | 'payment_network'>,
  caller: Caller,
): boolean {
  return payment_method !== 'x402' || payment_network === null || isProvenOn(caller, payment_network);
}

/** Who orders: signed in, signed with a wallet, or paid with it. */
type ClientCaller = Extract<Caller, { kind: 'user' | 'agent' }> | { kind: 'wallet'; wallet: string };

/** What a client is known by. */
export type ClientKeyValues = { walletKey: string | null; userKey: string | null; agentId: string | null };

/** What is known of a client, to be selected along with something else or by itself. */
export function clientFacts({ walletKey, userKey, agentId }: Parameters<ClientKeyValues>) {
  const db = tables(Agent, Profile);
  const profileKey = sql<string>`coalesce(${userKey}, ${walletProfileKey(walletKey)})`;
  return [
    /** The person to whom the wallet is linked. */
    linkedUser(walletKey).as('wallet_user_id'),
    /** Of the person, or of the wallet. */
    db.selectFrom('profiles').select('display_name').where('key', '=', profileKey).as('profile_name'),
    db.selectFrom('agents').select('name').where('id', '=', agentId).as('agent_name'),
  ] as const;
}

const findFacts = statement([Agent, Profile], (db, values: Parameters<ClientKeyValues>) =>
  db.selectNoFrom(() => clientFacts(values)),
);
export type ClientFacts = NonNullable<Awaited<ReturnType<typeof findFacts.firstRow>>>;

export function clientKeys(caller: Caller | ClientCaller, wallet: string | undefined): ClientKeyValues {
  const address = caller.kind === 'wallet' ? caller.wallet : wallet;
  return {
    walletKey: address === undefined ? null : walletKeyOf(address),
    userKey: caller.kind === 'user' ? userProfileKey(caller.userId) : null,
    agentId: caller.kind === 'agent' ? caller.agentId : null,
  };
}

/** Whose order it will be. */
export async function clientFrom(
  em: EntityManager,
  caller: Caller | ClientCaller,
  wallet: string | undefined,
): Promise<Client> {
  const facts = await findFacts.firstRow(em, clientKeys(caller, wallet));
  if (!facts) throw new Error('A statement without a table returned no row');
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
