import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { userProfileKey, WALLET_PROFILE_KEY } from '../../identity/profile-key.ts';

export interface ProfileFields {
  display_name: string | null;
  bio: string | null;
  avatar_url: string | null;
  twitter_handle: string | null;
}

/** All null while nothing was ever set. Times are in PostgreSQL's own spelling. */
export interface ProfileRow extends ProfileFields {
  wallet: string | null;
  created_at: string | null;
  updated_at: string | null;
}

/** Whose profile: a wallet's, which may turn out to be a person's, or a person's. */
export type ProfileOwner = { wallet: string } | { userId: string };

const COLUMNS = ['display_name', 'bio', 'avatar_url', 'twitter_handle'] as const;
const FIELDS = `${COLUMNS.join(', ')}, created_at, updated_at`;
/** Of a person: the wallet linked first. */
const FIRST_WALLET = `
  (select address from user_wallets where idp_user_id = ? order by linked_at, address_key limit 1)`;

export class ProfileService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async get(em: EntityManager, owner: ProfileOwner): Promise<ProfileRow> {
    const { wallet, key } = sqlOf(owner);
    const sql = `
      select ${wallet.sql} as wallet, ${FIELDS}
      from (select ${key.sql} as key) asked left join profiles using (key)`;
    return only(await em.execute<ProfileRow[]>(sql, [...wallet.values, ...key.values]));
  }

  /** Fields that are left out stay as they are; null clears. */
  async put(em: EntityManager, owner: ProfileOwner, fields: Partial<ProfileFields>): Promise<ProfileRow> {
    const { wallet, key } = sqlOf(owner);
    const given = COLUMNS.filter((column) => fields[column] !== undefined);
    const changes = [...given, 'updated_at'].map((column) => `${column} = excluded.${column}`);
    const sql = `
      insert into profiles (key, ${FIELDS}) values (${key.sql}, ?, ?, ?, ?, ?, ?)
      on conflict (key) do update set ${changes.join(', ')}
      returning ${wallet.sql} as wallet, ${FIELDS}`;
    const now = this.#clock.now();
    const values = COLUMNS.map((column) => fields[column] ?? null);
    return only(await em.execute<ProfileRow[]>(sql, [...key.values, ...values, now, now, ...wallet.values]));
  }
}

interface Sql {
  sql: string;
  values: string[];
}

function sqlOf(owner: ProfileOwner): { wallet: Sql; key: Sql } {
  if ('userId' in owner) {
    const { userId } = owner;
    return {
      wallet: { sql: FIRST_WALLET, values: [userId] },
      key: { sql: '?::text', values: [userProfileKey(userId)] },
    };
  }
  const key = walletKeyOf(owner.wallet);
  return {
    wallet: { sql: '?::text', values: [owner.wallet] },
    key: { sql: WALLET_PROFILE_KEY, values: [key, key] },
  };
}

function only(rows: ProfileRow[]): ProfileRow {
  const [row] = rows;
  if (!row) throw new Error('A query that always has one row had none');
  return row;
}
