import { type Expression, type RawBuilder, sql } from 'kysely';
import { tables } from '../foundation/db/statement.ts';
import { UserWallet } from './identity.entity.ts';

/** Cannot collide with a wallet: no address contains a colon. */
const USER_PREFIX = 'user:';

export function buildUserProfileKey(userId: string): string {
  return `${USER_PREFIX}${userId}`;
}

/** The profile key of a wallet: once it is linked to a user, that user's. */
export function selectWalletProfileKey<Key extends string | null>(
  walletKey: Expression<Key>,
): RawBuilder<Key> {
  const linked = tables(UserWallet)
    .selectFrom('user_wallets')
    .select(({ ref }) => sql`${sql.lit(USER_PREFIX)} || ${ref('idp_user_id')}`.as('key'))
    .where('address_key', '=', walletKey);
  return sql`coalesce(${linked}, ${walletKey})`;
}
