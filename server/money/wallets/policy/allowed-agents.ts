import type { EntityManager } from '../../../foundation/db/orm.ts';
import { Agent } from '../../../identity/agent.entity.ts';
import { isAgentId } from '../../../identity/get-agent.ts';

/** Resolves slugs to ids: an agent that takes over a slug later was not allowed. */
export async function resolveAgentIds(em: EntityManager, refs: readonly string[]): Promise<string[]> {
  const slugs = refs.filter((ref) => !isAgentId(ref));
  const named = slugs.length === 0 ? [] : await em.find(Agent, { slug: slugs, active: true });
  const idOf = new Map(named.map(({ slug, id }) => [slug, id]));
  return refs.map((ref) => idOf.get(ref) ?? ref);
}
