import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../foundation/db/orm.ts';
import { anyOf, firstRow, type Parameters, rows, statement, tables } from '../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import { Agent } from './agent.entity.ts';
import type { NewlyLinkedWallets } from './attach-records.ts';
import { Profile, User, UserWallet } from './identity.entity.ts';
import type { ClaimedWallet, IdentityClaims } from './identity-claims.ts';
import { buildUserProfileKey } from './profile-key.ts';

/**
 * Locks the user's row, so that sign-ins of one user are serialized. True if the row is new. A token that omits a
 * claim does not clear it.
 */
export async function upsertUser(em: EntityManager, claims: IdentityClaims, now: Date): Promise<boolean> {
  const { userId, username, displayName, twitterUsername, email, avatarUrl } = claims;
  const said = {
    ...(username !== undefined && { username }),
    ...(displayName !== undefined && { display_name: displayName }),
    ...(twitterUsername !== undefined && { twitter_username: twitterUsername }),
    ...(email !== undefined && { google_email: email }),
    ...(avatarUrl !== undefined && { avatar_url: avatarUrl }),
    updated_at: now,
  };
  const names = { username: userId, display_name: username ?? userId };
  const upsert = tables(User)
    .insertInto('users')
    .values({ idp_user_id: userId, ...names, created_at: now, ...said })
    .onConflict((conflict) => conflict.column('idp_user_id').doUpdateSet(said))
    .returning(sql<boolean>`xmax = 0`.as('is_new'));
  return (await firstRow(em, upsert))?.is_new ?? false;
}

/**
 * Returns the keys of wallets that nobody had linked before. Ordered by key, so that two users who name the same
 * wallets cannot deadlock.
 */
export async function linkWallets(
  em: EntityManager,
  userId: string,
  wallets: readonly ClaimedWallet[],
  now: Date,
): Promise<string[]> {
  if (wallets.length === 0) return [];
  const links = sortUnique(wallets).map((wallet) => ({ ...wallet, idp_user_id: userId, linked_at: now }));
  const insert = tables(UserWallet)
    .insertInto('user_wallets')
    .values(links)
    .onConflict((conflict) => conflict.column('address_key').doNothing())
    .returning('address_key');
  return (await rows(em, insert)).map(({ address_key }) => address_key);
}

/** By key; of several spellings of one address, the first. */
function sortUnique(wallets: readonly ClaimedWallet[]) {
  return wallets
    .map(({ address, chain }) => ({ address_key: normalizeWalletAddress(address), address, chain }))
    .sort((one, other) => compare(one.address_key, other.address_key) || compare(one.address, other.address))
    .filter(({ address_key }, index, all) => address_key !== all[index - 1]?.address_key);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

type ProfileMove = { key: string; walletKeys: readonly string[] };

/** The latest profile among the wallets, unless the user has one. */
const moveProfile = statement([Profile], (db, { key, walletKeys }: Parameters<ProfileMove>) => {
  const latest = db
    .selectFrom('profiles')
    .select('key')
    .where('key', '=', anyOf(walletKeys))
    .orderBy('updated_at', 'desc')
    .orderBy('key')
    .limit(1);
  return db
    .updateTable('profiles')
    .set({ key })
    .where('key', '=', latest)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('profiles').where('key', '=', key))));
});

/** A wallet's profile stays when the wallet is linked to a user. */
export async function adoptProfile(
  em: EntityManager,
  { userId, walletKeys }: NewlyLinkedWallets,
): Promise<void> {
  await moveProfile.affected(em, { key: buildUserProfileKey(userId), walletKeys });
}

const updateHandles = statement(
  [Agent, User],
  (db, { userId, now }: Parameters<{ userId: string; now: Date }>) =>
    db
      .updateTable('agents')
      .from('users')
      .set(({ ref }) => ({ twitter_username: ref('users.twitter_username'), verified: 1, updated_at: now }))
      .where('users.idp_user_id', '=', userId)
      .whereRef('agents.owner_user_id', '=', 'users.idp_user_id')
      .where('users.twitter_username', 'is not', null)
      .whereRef('agents.twitter_username', 'is distinct from', 'users.twitter_username'),
);

/** An agent shows the X handle of its owner, also after the owner changes it. */
export async function updateAgentHandles(em: EntityManager, userId: string, now: Date): Promise<void> {
  await updateHandles.affected(em, { userId, now });
}

/** The user's own profile takes precedence over the provider's claims. */
const users = tables(User, Profile)
  .selectFrom('users')
  .leftJoin('profiles as profile', (join) =>
    join.on('profile.key', '=', sql<string>`${sql.lit(buildUserProfileKey(''))} || users.idp_user_id`),
  )
  .select(({ fn }) => [
    'users.idp_user_id',
    'users.username',
    'users.twitter_username',
    'users.google_email',
    'profile.bio',
    fn.coalesce('profile.display_name', 'users.display_name').as('display_name'),
    fn.coalesce('profile.avatar_url', 'users.avatar_url').as('avatar_url'),
    'users.created_at',
    sql<Date>`greatest(users.updated_at, profile.updated_at)`.as('updated_at'),
  ]);

export type UserRow = InferResult<typeof users>[number];

const selectUser = statement([User], (_db, { userId }: Parameters<{ userId: string }>) =>
  users.where('users.idp_user_id', '=', userId),
);

export async function getUser(em: EntityManager, userId: string): Promise<UserRow> {
  const row = await selectUser.firstRow(em, { userId });
  if (!row) throw new Error('A user that was just written is gone');
  return row;
}

const wallets = tables(UserWallet)
  .selectFrom('user_wallets')
  .select(['address', 'chain', 'linked_at'])
  .orderBy('linked_at')
  .orderBy('address_key');

export type WalletRow = InferResult<typeof wallets>[number];

const selectWallets = statement([UserWallet], (_db, { userId }: Parameters<{ userId: string }>) =>
  wallets.where('idp_user_id', '=', userId),
);

export function listWallets(em: EntityManager, userId: string): Promise<WalletRow[]> {
  return selectWallets.rows(em, { userId });
}
