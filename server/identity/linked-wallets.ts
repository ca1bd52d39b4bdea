import { type Expression, type SqlBool, sql } from 'kysely';
import { tables } from '../foundation/db/statement.ts';
import { UserWallet } from './identity.entity.ts';

type Text = string | Expression<string>;

/** The keys of the wallets that are linked to a person. */
export function linkedWalletKeys(userId: Text) {
  return tables(UserWallet)
    .selectFrom('user_wallets')
    .select('address_key')
    .where('idp_user_id', '=', userId);
}

/** True when the wallet is linked to the person. */
export function isLinked(walletKey: Text, userId: Text): Expression<SqlBool> {
  return sql`exists ${linkedWalletKeys(userId).where('address_key', '=', walletKey)}`;
}
