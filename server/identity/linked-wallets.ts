import { type Expression, type SqlBool, sql } from 'kysely';
import { tables } from '../foundation/db/statement.ts';
import { UserWallet } from './identity.entity.ts';

type Text = string | Expression<string | null>;

/** The keys of a user's linked wallets. */
export function selectLinkedWalletKeys(userId: Text) {
  return tables(UserWallet)
    .selectFrom('user_wallets')
    .select('address_key')
    .where('idp_user_id', '=', userId);
}

/** The user that a wallet is linked to. */
export function selectLinkedUser(walletKey: Text) {
  return tables(UserWallet)
    .selectFrom('user_wallets')
    .select('idp_user_id')
    .where('address_key', '=', walletKey);
}

/** True if the wallet is linked to the user. */
export function isWalletLinked(walletKey: Text, userId: Text): Expression<SqlBool> {
  return sql`exists ${selectLinkedWalletKeys(userId).where('address_key', '=', walletKey)}`;
}
