import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import { ForbiddenError } from '../foundation/platform/errors.ts';
import { normalizeWalletAddress } from '../foundation/platform/wallet-address.ts';
import type { Agent } from './agent.entity.ts';
import type { Caller } from './caller.ts';
import { UserWallet } from './identity.entity.ts';
import { selectLinkedWalletKeys } from './linked-wallets.ts';
import { isGrantedAgent } from './owned-agents.ts';

export type OwnedAgent = Pick<Agent, 'id' | 'ownerWalletKey' | 'ownerUserId'>;

type WalletLink = { walletKey: string; userId: string };

const findLink = statement([UserWallet], (_db, { walletKey, userId }: Parameters<WalletLink>) =>
  selectLinkedWalletKeys(userId).where('address_key', '=', walletKey),
);

/** The owner itself, not the agent's key: a signed-in user owns the agents of all linked wallets. */
export async function ownsAgent(em: EntityManager, caller: Caller, agent: OwnedAgent): Promise<boolean> {
  if (caller.kind === 'wallet') return agent.ownerWalletKey === normalizeWalletAddress(caller.wallet);
  if (caller.kind !== 'user' || !isGrantedAgent(caller, agent.id)) return false;
  if (agent.ownerUserId === caller.userId) return true;
  if (agent.ownerWalletKey == null) return false;
  return isWalletLinkedToUser(em, { walletKey: agent.ownerWalletKey, userId: caller.userId });
}

/** Whether the user has proven ownership of the wallet. */
export async function isWalletLinkedToUser(em: EntityManager, link: WalletLink): Promise<boolean> {
  return (await findLink.firstRow(em, link)) !== undefined;
}

/** For what only a user or wallet may do, such as moving custody. */
export async function requireAgentOwner(em: EntityManager, caller: Caller, agent: OwnedAgent): Promise<void> {
  if (!isGrantedAgent(caller, agent.id)) throw agentNotGrantedError();
  if (!(await ownsAgent(em, caller, agent))) throw notAgentOwnerError();
}

/** For what both the agent's key and its owner may do. */
export async function requireAgentOrOwner(
  em: EntityManager,
  caller: Caller,
  agent: OwnedAgent,
): Promise<void> {
  if (caller.kind === 'agent' && caller.agentId === agent.id) return;
  await requireAgentOwner(em, caller, agent);
}

export function agentNotGrantedError(): ForbiddenError {
  return new ForbiddenError(
    'agent_not_granted',
    'This connection may not act for this agent. Connect the client again and choose the agent.',
  );
}

function notAgentOwnerError(): ForbiddenError {
  return new ForbiddenError('forbidden', 'This agent is not yours.');
}
