import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Caller } from './caller.ts';
import { selectLinkedWalletKeys } from './linked-wallets.ts';

/** As much of a caller as says what it owns. */
type OwningCaller =
  | Exclude<Caller, { kind: 'user' }>
  | Pick<Extract<Caller, { kind: 'user' }>, 'kind' | 'userId' | 'grant'>;

const condition = expressionBuilder();

/** Of rows of `agents`, under the name that they have in the statement, as `ownsAgent` says of one: those that the caller owns. */
export function isOwnedBy(caller: OwningCaller, agents = 'agents'): Expression<SqlBool> {
  const wallet = sql.ref<string | null>(`${agents}.owner_wallet_key`);
  const user = sql.ref<string | null>(`${agents}.owner_user_id`);
  if (caller.kind === 'wallet') return condition(wallet, '=', normalizeWalletAddress(caller.wallet));
  if (caller.kind !== 'user') return condition.lit(false);
  const isOwn = condition.or([
    condition(user, '=', caller.userId),
    condition(wallet, 'in', selectLinkedWalletKeys(caller.userId)),
  ]);
  const granted = caller.grant?.agentIds;
  return granted
    ? condition.and([isOwn, condition(sql.ref<string>(`${agents}.id`), '=', anyOf(condition.val(granted)))])
    : isOwn;
}

/** False where an MCP client calls for a person who did not choose this agent for it. */
export function isGrantedAgent(caller: Caller, agentId: string): boolean {
  const granted = caller.kind === 'user' ? caller.grant?.agentIds : undefined;
  return granted?.includes(agentId) ?? true;
}
