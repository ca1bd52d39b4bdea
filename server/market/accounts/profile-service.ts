import { type InferResult, type RawBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { firstRow, type Tables, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { Profile, UserWallet } from '../../identity/identity.entity.ts';
import { buildUserProfileKey, selectWalletProfileKey } from '../../identity/profile-key.ts';

export type ProfileFields = Pick<
  Selectable<Tables<typeof Profile>['profiles']>,
  'display_name' | 'bio' | 'avatar_url' | 'twitter_handle'
>;

/** All null if nothing was ever set. */
export type ProfileRow = InferResult<ReturnType<typeof selectProfile>>[number];

/** A wallet, which may be linked to a user, or a user. */
export type ProfileOwner = { wallet: string } | { userId: string };

const COLUMNS = ['display_name', 'bio', 'avatar_url', 'twitter_handle', 'created_at', 'updated_at'] as const;

export class ProfileService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async get(em: EntityManager, owner: ProfileOwner): Promise<ProfileRow> {
    return requireRow(await firstRow(em, selectProfile(toProfileKeys(owner))));
  }

  /** Omitted fields stay unchanged; null clears. */
  async put(em: EntityManager, owner: ProfileOwner, fields: Partial<ProfileFields>): Promise<ProfileRow> {
    const { key, wallet } = toProfileKeys(owner);
    const now = this.#clock.now();
    const upsert = tables(Profile)
      .insertInto('profiles')
      .values({ key, ...fields, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...fields, updated_at: now }))
      .returning([wallet.as('wallet'), ...COLUMNS]);
    return requireRow(await firstRow(em, upsert));
  }
}

interface ProfileKeys {
  /** The storage key of the profile. */
  key: RawBuilder<string>;
  /** The displayed wallet; for a user, the one linked first. */
  wallet: RawBuilder<string | null>;
}

function toProfileKeys(owner: ProfileOwner): ProfileKeys {
  if ('wallet' in owner) {
    return {
      key: selectWalletProfileKey(sql<string>`${normalizeWalletAddress(owner.wallet)}`),
      wallet: sql`${owner.wallet}::text`,
    };
  }
  const { userId } = owner;
  const first = tables(UserWallet)
    .selectFrom('user_wallets')
    .select('address')
    .where('idp_user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('address_key')
    .limit(1);
  return { key: sql`${buildUserProfileKey(userId)}::text`, wallet: sql`${first}` };
}

function selectProfile({ key, wallet }: ProfileKeys) {
  return tables(Profile)
    .selectFrom(sql<{ key: string }>`(select ${key} as key)`.as('asked'))
    .leftJoin('profiles', 'profiles.key', 'asked.key')
    .select([wallet.as('wallet'), ...COLUMNS]);
}

function requireRow(row: ProfileRow | undefined): ProfileRow {
  if (!row) throw new Error('A query that always has one row had none');
  return row;
}
