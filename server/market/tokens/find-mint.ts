import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentMint, type MintPurpose } from './agent-mint.entity.ts';
import { MintExistsError } from './errors.ts';

/** An agent's mint, pending or done; failed ones do not count. */
export function findMint(
  em: EntityManager,
  agentId: string,
  purpose: MintPurpose,
): Promise<AgentMint | null> {
  const live = { agent: agentId, purpose, state: { $ne: 'failed' as const } };
  return em.findOne(AgentMint, live, { refresh: true });
}

/** A registered token also counts. */
export async function assertNoMint(em: EntityManager, agent: Agent, purpose: MintPurpose): Promise<void> {
  const isTaken = purpose === 'token' && agent.tokenMint != null;
  if (isTaken || (await findMint(em, agent.id, purpose))) throw new MintExistsError(purpose);
}

/** The agent, locked until the transaction ends, so that nobody else gives it a token. */
export function lockAgent(em: EntityManager, id: string): Promise<Agent> {
  return em.findOneOrFail(Agent, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}
