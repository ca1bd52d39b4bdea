import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../foundation/db/statement.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import type { Agent } from './agent.entity.ts';
import type { Caller } from './caller.ts';
import { linkedWalletKeys } from './linked-wallets.ts';

const condition = expressionBuilder<Tables<typeof Agent>, 'agents'>();

/** Of rows of `agents`, as `ownsAgent` says of one: those that the caller owns. */
export function isOwnedBy(caller: Caller): Expression<SqlBool> {
  if (caller.kind === 'wallet') return condition('owner_wallet_key', '=', walletKeyOf(caller.wallet));
  if (caller.kind !== 'user') return condition.lit(false);
  return condition.or([
    condition('owner_user_id', '=', caller.userId),
    condition('owner_wallet_key', 'in', linkedWalletKeys(caller.userId)),
  ]);
}
