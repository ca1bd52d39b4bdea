import { randomBytes } from 'node:crypto';
import type { InferResult } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentKey } from '../../identity/agent-key.entity.ts';
import { maskApiKey } from '../../identity/agent-secrets.ts';
import { isSameName, toNameKey, toSlug } from './agent-name.ts';
import { DuplicateAgentError, NameTakenError } from './errors.ts';

/** A second registration this soon is more likely a retry than a rival. */
const RETRY_WINDOW_MS = 24 * 60 * 60 * 1000;

const selectSimilarNames = tables(Agent, AgentKey)
  .selectFrom('agents')
  .select(['id', 'slug', 'name', 'name_key', 'active', 'created_at'])
  .select(({ selectFrom, ref }) =>
    selectFrom('agent_keys as key')
      .select('key.last4')
      .where('key.agent_id', '=', ref('agents.id'))
      .where('key.is_primary', '=', true)
      .$asScalar()
      .$notNull()
      .as('last4'),
  );

type SimilarNameRow = InferResult<typeof selectSimilarNames>[number];

const findSimilarNames = statement(
  [Agent, AgentKey],
  (_db, { key, slug }: Parameters<{ key: string; slug: string }>) =>
    selectSimilarNames.where(({ and, or, eb, ref }) =>
      or([and([eb('name_key', '=', key), ref('active')]), eb('slug', '=', slug)]),
    ),
);

/** For a name without ASCII letters and digits. */
const SLUG_WITHOUT_NAME = 'agent';

/** The slug for a new agent of this name if no other agent has it. */
export function proposeSlug(name: string): string {
  const slug = toSlug(name) || SLUG_WITHOUT_NAME;
  return slug === SLUG_WITHOUT_NAME ? addSuffix(slug) : slug;
}

const addSuffix = (slug: string) => `${slug}-${randomBytes(3).toString('hex')}`;

/** The slug for a new agent of this name; throws if the name is taken. */
export async function reserveSlug(em: EntityManager, clock: Clock, name: string): Promise<string> {
  const slug = toSlug(name) || SLUG_WITHOUT_NAME;
  const key = toNameKey(name);
  const rows = await findSimilarNames.rows(em, { key, slug });
  const holder = rows.find((row) => row.active && row.name_key === key);
  if (holder) throw createNameConflictError(holder, name, clock);
  // a renamed agent keeps its slug, so that links to it keep working
  return rows.length === 0 ? proposeSlug(name) : addSuffix(slug);
}

function createNameConflictError(
  holder: SimilarNameRow,
  name: string,
  clock: Clock,
): DuplicateAgentError | NameTakenError {
  const registered = holder.created_at;
  const isOld = clock.now().getTime() - registered.getTime() >= RETRY_WINDOW_MS;
  if (isOld || !isSameName(holder.name, name)) return new NameTakenError();
  return new DuplicateAgentError({
    agent_id: holder.id,
    slug: holder.slug,
    name: holder.name,
    created_at: registered.toISOString(),
    api_key_hint: maskApiKey(holder.last4),
  });
}
