import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import type { Caller } from './caller.ts';
import { linkedWalletKeys } from './linked-wallets.ts';

const condition = expressionBuilder();

/** Of rows of `agents`, under the name that they have in the statement, as `ownsAgent` says of one: those that the caller owns. */
export function isOwnedBy(caller: Caller, agents = 'agents'): Expression<SqlBool> {
  const wallet = sql.ref<string | null>(`${agents}.owner_wallet_key`);
  const user = sql.ref<string | null>(`${agents}.owner_user_id`);
  if (caller.kind === 'wallet') return condition(wallet, '=', walletKeyOf(caller.wallet));
  if (caller.kind !== 'user') return condition.lit(false);
  return condition.or([
    condition(user, '=', caller.userId),
    condition(wallet, 'in', linkedWalletKeys(caller.userId)),
  ]);
}
