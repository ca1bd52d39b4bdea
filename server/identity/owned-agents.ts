import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { anyOf } from '../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Caller } from './caller.ts';
import { selectLinkedWalletKeys } from './linked-wallets.ts';

/** The part of a caller that determines what it owns. */
type OwningCaller =
  | Exclude<Caller, { kind: 'user' }>
  | Pick<Extract<Caller, { kind: 'user' }>, 'kind' | 'userId' | 'grant'>;

const condition = expressionBuilder();

/** A condition on rows of `agents`, under their alias, equivalent to `ownsAgent`. */
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

/** False if an MCP client calls for a user who did not choose this agent for it. */
export function isGrantedAgent(caller: Caller, agentId: string): boolean {
  const granted = caller.kind === 'user' ? caller.grant?.agentIds : undefined;
  return granted?.includes(agentId) ?? true;
}
