import type { InferResult } from 'kysely';
import type { EntityManager } from '../foundation/db/orm.ts';
import { rows, tables } from '../foundation/db/statement.ts';
import { Agent } from './agent.entity.ts';
import type { Caller } from './caller.ts';
import { isOwnedBy } from './owned-agents.ts';

type Person = Extract<Caller, { kind: 'user' }>;

/** Whoever owns more names the one that is meant. */
const MAX_LISTED = 100;

const selectListed = tables(Agent)
  .selectFrom('agents')
  .select(['id', 'slug', 'name'])
  .where(({ ref }) => ref('active'))
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')
  .limit(MAX_LISTED);

export type ListedAgent = InferResult<typeof selectListed>[number];

/** The agents of a person, newest first; those that a client may act for, where one acts for the person. */
export function listOwnedAgents(
  em: EntityManager,
  person: Pick<Person, 'kind' | 'userId' | 'grant'>,
): Promise<ListedAgent[]> {
  return rows(em, selectListed.where(isOwnedBy(person)));
}
