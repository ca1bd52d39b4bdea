import type { InferResult } from 'kysely';
import type { EntityManager } from '../foundation/db/orm.ts';
import { rows, tables } from '../foundation/db/statement.ts';
import { Agent } from './agent.entity.ts';
import type { Caller } from './caller.ts';
import { isOwnedBy } from './owned-agents.ts';

type Person = Extract<Caller, { kind: 'user' }>;

/** A user with several agents must name one. */
const MAX_LISTED = 100;

const selectListed = tables(Agent)
  .selectFrom('agents')
  .select(['id', 'slug', 'name'])
  .where(({ ref }) => ref('active'))
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')
  .limit(MAX_LISTED);

export type ListedAgent = InferResult<typeof selectListed>[number];

/** A user's agents, newest first; with an MCP client, only those that it may act for. */
export function listOwnedAgents(
  em: EntityManager,
  person: Pick<Person, 'kind' | 'userId' | 'grant'>,
): Promise<ListedAgent[]> {
  return rows(em, selectListed.where(isOwnedBy(person)));
}
