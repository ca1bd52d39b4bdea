import { type Expression, type RawBuilder, sql } from 'kysely';
import { tables } from '../foundation/db/statement.ts';
import { UserWallet } from './identity.entity.ts';

/** Cannot be a wallet's: no address holds a colon. */
const USER_PREFIX = 'user:';

export function userProfileKey(userId: string): string {
  return `${USER_PREFIX}${userId}`;
}

/** A wallet that is linked to a person shows that person's profile. Takes the wallet's key twice. */
export const WALLET_PROFILE_KEY = `
  coalesce((select '${USER_PREFIX}' || idp_user_id from user_wallets where address_key = ?), ?)`;

/** The same as an expression: the key of the profile that a wallet shows. */
export function walletProfileKey(walletKey: Expression<string | null>): RawBuilder<string | null> {
  const linked = tables(UserWallet)
    .selectFrom('user_wallets')
    .select(({ ref }) => sql`${sql.lit(USER_PREFIX)} || ${ref('idp_user_id')}`.as('key'))
    .where('address_key', '=', walletKey);
  return sql`coalesce(${linked}, ${walletKey})`;
}
