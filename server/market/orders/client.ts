import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { ForbiddenError } from '../../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { Profile } from '../../identity/identity.entity.ts';
import { selectLinkedUser } from '../../identity/linked-wallets.ts';
import { buildUserProfileKey, selectWalletProfileKey } from '../../identity/profile-key.ts';
import { isProvenOn } from '../../identity/proven-on.ts';
import type { OrderColumns } from './order-row.ts';

/** The client columns of an order. */
export type Client = Pick<
  OrderColumns,
  'client_wallet' | 'client_wallet_key' | 'client_user_id' | 'client_agent_id' | 'client_name'
>;

export type ClientKeys = Pick<Client, 'client_wallet_key' | 'client_user_id' | 'client_agent_id'>;

/** Orders of a user's wallets are attached to the user when a wallet is linked. */
export function isClientOf(order: ClientKeys, caller: Caller): boolean {
  if (caller.kind === 'wallet') return order.client_wallet_key === normalizeWalletAddress(caller.wallet);
  if (caller.kind === 'user') return order.client_user_id === caller.userId;
  return caller.kind === 'agent' && order.client_agent_id === caller.agentId;
}

/** A hire belongs to the wallet that paid for it, on the network where it paid. */
export function isProvenClient(
  { payment_method, payment_network }: Pick<OrderColumns, 'payment_method' | 'payment_network'>,
  caller: Caller,
): boolean {
  return payment_method !== 'x402' || payment_network === null || isProvenOn(caller, payment_network);
}

/** Who orders: signed in, signed with a wallet, or paid with it. */
type ClientCaller = Extract<Caller, { kind: 'user' | 'agent' }> | { kind: 'wallet'; wallet: string };

/** The identifiers of a client. */
export type ClientKeyValues = { walletKey: string | null; userKey: string | null; agentId: string | null };

/** A client's details, selectable alone or within another statement. */
export function selectClientFacts({ walletKey, userKey, agentId }: Parameters<ClientKeyValues>) {
  const db = tables(Agent, Profile);
  const profileKey = sql<string>`coalesce(${userKey}, ${selectWalletProfileKey(walletKey)})`;
  return [
    /** The user that the wallet is linked to. */
    selectLinkedUser(walletKey).as('wallet_user_id'),
    /** Of the user, or of the wallet. */
    db.selectFrom('profiles').select('display_name').where('key', '=', profileKey).as('profile_name'),
    db.selectFrom('agents').select('name').where('id', '=', agentId).as('agent_name'),
  ] as const;
}

const findClientFacts = statement([Agent, Profile], (db, values: Parameters<ClientKeyValues>) =>
  db.selectNoFrom(() => selectClientFacts(values)),
);
export type ClientFacts = NonNullable<Awaited<ReturnType<typeof findClientFacts.firstRow>>>;

export function toClientKeys(caller: Caller | ClientCaller, wallet: string | undefined): ClientKeyValues {
  const address = caller.kind === 'wallet' ? caller.wallet : wallet;
  return {
    walletKey: address === undefined ? null : normalizeWalletAddress(address),
    userKey: caller.kind === 'user' ? buildUserProfileKey(caller.userId) : null,
    agentId: caller.kind === 'agent' ? caller.agentId : null,
  };
}

/** The client of the new order. */
export async function resolveClient(
  em: EntityManager,
  caller: Caller | ClientCaller,
  wallet: string | undefined,
): Promise<Client> {
  const facts = await findClientFacts.firstRow(em, toClientKeys(caller, wallet));
  if (!facts) throw new Error('A statement without a table returned no row');
  return buildClient(caller, wallet, facts);
}

/** A proven wallet of the client: it paid. */
export function resolveWalletClient(em: EntityManager, wallet: string): Promise<Client> {
  return resolveClient(em, { kind: 'wallet', wallet }, undefined);
}

/**
 * A wallet that is only named is stored as unproven. It grants access to the order only if it signed or is linked to
 * the signed-in user.
 */
export function buildClient(
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
        client_wallet_key: requireSignerKey(caller.wallet, wallet),
        client_user_id: wallet_user_id,
        client_name: profile_name,
      };
    case 'user':
      return {
        ...named,
        client_wallet_key: wallet && wallet_user_id === caller.userId ? normalizeWalletAddress(wallet) : null,
        client_user_id: caller.userId,
        client_name: profile_name ?? caller.claims.displayName ?? null,
      };
    case 'agent':
      return { ...named, client_user_id: null, client_agent_id: caller.agentId, client_name: agent_name };
    default:
      throw new Error(`A client was expected, not ${caller.kind}`);
  }
}

function requireSignerKey(signer: string, wallet: string | undefined): string {
  const key = normalizeWalletAddress(signer);
  if (wallet === undefined || normalizeWalletAddress(wallet) === key) return key;
  throw new ForbiddenError('forbidden', '`client_wallet` is not the wallet that signed the request.');
}
