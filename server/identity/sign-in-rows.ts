import type { EntityManager } from '../foundation/db/orm.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import type { ClaimedWallet, IdentityClaims } from './identity-claims.ts';
import { userProfileKey } from './profile-key.ts';
import type { WalletChain } from './wallet.ts';

/** Times are in PostgreSQL's own spelling. */
export interface UserRow {
  idp_user_id: string;
  username: string;
  display_name: string;
  twitter_username: string | null;
  google_email: string | null;
  avatar_url: string | null;
  bio: string | null;
  created_at: string;
  updated_at: string;
}

export interface WalletRow {
  address: string;
  chain: WalletChain;
  linked_at: string;
}

/** A token that leaves something out does not take back what an earlier one said. */
const UPSERT_USER = `
  with said as (
    select ?::text as id, ?::text as username, ?::text as name, ?::text as handle, ?::text as email,
      ?::text as picture, ?::timestamptz as now
  ), kept as (
    insert into users as known
      (idp_user_id, username, display_name, twitter_username, google_email, avatar_url, created_at, updated_at)
    select id, coalesce(username, id), coalesce(name, username, id), handle, email, picture, now, now from said
    on conflict (idp_user_id) do update set
      username = coalesce((select username from said), known.username),
      display_name = coalesce((select name from said), known.display_name),
      twitter_username = coalesce(excluded.twitter_username, known.twitter_username),
      google_email = coalesce(excluded.google_email, known.google_email),
      avatar_url = coalesce(excluded.avatar_url, known.avatar_url),
      updated_at = excluded.updated_at
    returning xmax = 0 as is_new
  )
  select is_new from kept`;

/** Locks the person's row, so that sign-ins of one person come one after the other. True when the row is new. */
export async function upsertUser(em: EntityManager, claims: IdentityClaims, now: Date): Promise<boolean> {
  const [row] = await em.execute<{ is_new: boolean }[]>(UPSERT_USER, [
    claims.userId,
    claims.username ?? null,
    claims.displayName ?? null,
    claims.twitterUsername ?? null,
    claims.email ?? null,
    claims.avatarUrl ?? null,
    now,
  ]);
  return row?.is_new ?? false;
}

/** In the order of their keys, so that two people who name the same wallets cannot block each other. */
const LINK_WALLETS = `
  insert into user_wallets (address_key, address, chain, idp_user_id, linked_at)
  select key, min(address), min(chain), ?, ? from json_to_recordset(?::json)
    as named(key text, address text, chain text)
  group by key order by key
  on conflict (address_key) do nothing
  returning address_key`;

/** Answers with the keys of the wallets that nobody had linked before. */
export async function linkWallets(
  em: EntityManager,
  userId: string,
  wallets: readonly ClaimedWallet[],
  now: Date,
): Promise<string[]> {
  if (wallets.length === 0) return [];
  const named = wallets.map((wallet) => ({ ...wallet, key: walletKeyOf(wallet.address) }));
  const values = [userId, now, JSON.stringify(named)];
  const rows = await em.execute<{ address_key: string }[]>(LINK_WALLETS, values);
  return rows.map((row) => row.address_key);
}

/** The latest profile among the wallets, unless the person has one. */
const ADOPT_PROFILE = `
  update profiles set key = ? where key = (
    select key from profiles where key in (select json_array_elements_text(?::json))
    order by updated_at desc, key limit 1
  ) and not exists (select from profiles where key = ?)`;

/** What a wallet wrote about itself stays when the wallet turns out to be a person's. */
export async function adoptProfile(
  em: EntityManager,
  userId: string,
  walletKeys: readonly string[],
): Promise<void> {
  const key = userProfileKey(userId);
  await em.execute(ADOPT_PROFILE, [key, JSON.stringify(walletKeys), key]);
}

const GIVE_HANDLE = `
  update agents set twitter_username = users.twitter_username, verified = 1, updated_at = ? from users
  where users.idp_user_id = ? and agents.owner_user_id = users.idp_user_id
    and users.twitter_username is not null
    and agents.twitter_username is distinct from users.twitter_username`;

/** An agent carries the X handle of its owner, also after the owner changed it. */
export async function giveHandleToAgents(em: EntityManager, userId: string, now: Date): Promise<void> {
  await em.execute(GIVE_HANDLE, [now, userId]);
}

/** What people say of themselves goes before what the provider says of them. */
const FIND_USER = `
  select users.idp_user_id, users.username, users.twitter_username, users.google_email, profile.bio,
    coalesce(profile.display_name, users.display_name) as display_name,
    coalesce(profile.avatar_url, users.avatar_url) as avatar_url,
    users.created_at, greatest(users.updated_at, profile.updated_at) as updated_at
  from users left join profiles profile on profile.key = ?
  where users.idp_user_id = ?`;

export async function findUser(em: EntityManager, userId: string): Promise<UserRow> {
  const [row] = await em.execute<UserRow[]>(FIND_USER, [userProfileKey(userId), userId]);
  if (!row) throw new Error('A user that was just written is gone');
  return row;
}

const FIND_WALLETS = `
  select address, chain, linked_at from user_wallets where idp_user_id = ? order by linked_at, address_key`;

export async function findWallets(em: EntityManager, userId: string): Promise<WalletRow[]> {
  return em.execute<WalletRow[]>(FIND_WALLETS, [userId]);
}
