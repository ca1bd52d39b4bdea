import type { EntityManager } from '../foundation/db/orm.ts';
import { NotFoundError } from '../foundation/platform/errors.ts';
import { Agent } from './agent.entity.ts';
import type { Caller } from './caller.ts';

/** Ids contain an underscore, slugs never do. */
export function isAgentId(ref: string): boolean {
  return ref.includes('_');
}

/** The active agent of a path: by id, by slug, or by `me` with its own key. */
export async function getAgent(em: EntityManager, ref: string, caller: Caller): Promise<Agent> {
  const named = ref === 'me' && caller.kind === 'agent' ? caller.agentId : ref;
  const agent = await em.findOne(Agent, {
    ...(isAgentId(named) ? { id: named } : { slug: named }),
    active: true,
  });
  if (!agent) throw agentNotFoundError();
  return agent;
}

export function agentNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such agent.');
}
