import type { EntityManager } from '../foundation/db/orm.ts';
import { ForbiddenError } from '../foundation/platform/errors.ts';
import { walletKeyOf } from '../foundation/platform/wallet-key.ts';
import type { Agent } from './agent.entity.ts';
import type { Caller } from './caller.ts';

export type OwnedAgent = Pick<Agent, 'id' | 'ownerWalletKey' | 'ownerUserId'>;

const IS_LINKED = 'select 1 from user_wallets where address_key = ? and idp_user_id = ?';

/** The owner itself, not the agent's key: a signed-in user owns the agents of all wallets linked to the account. */
export async function ownsAgent(em: EntityManager, caller: Caller, agent: OwnedAgent): Promise<boolean> {
  if (caller.kind === 'wallet') return agent.ownerWalletKey === walletKeyOf(caller.wallet);
  if (caller.kind !== 'user') return false;
  if (agent.ownerUserId === caller.userId) return true;
  if (agent.ownerWalletKey === null) return false;
  return (await em.execute<unknown[]>(IS_LINKED, [agent.ownerWalletKey, caller.userId])).length > 0;
}

/** For what only a person or wallet may do, such as moving custody. */
async function requireAgentOwner(em: EntityManager, caller: Caller, agent: OwnedAgent): Promise<void> {
  if (!(await ownsAgent(em, caller, agent))) throw notYours();
}

/** For what the agent may do with its key as well as its owner. */
export async function requireAgentOrOwner(
  em: EntityManager,
  caller: Caller,
  agent: OwnedAgent,
): Promise<void> {
  if (caller.kind === 'agent' && caller.agentId === agent.id) return;
  await requireAgentOwner(em, caller, agent);
}

function notYours(): ForbiddenError {
  return new ForbiddenError('forbidden', 'This agent is not yours');
}
