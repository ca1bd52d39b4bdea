import type { InferResult } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, rows, statement, tables } from '../../foundation/db/statement.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { Caller } from '../../identity/caller.ts';
import { noSuchAgent } from '../../identity/find-agent.ts';
import { isOwnedBy } from '../../identity/owned-agents.ts';
import { type OwnAgentRow, ownAgents } from './columns.ts';
import { nameKeyOf } from './name.ts';

export interface OwnAgentView extends OwnAgentRow {
  webhook_secret: string | null;
}

const own = statement([Agent], (_db, { id }: Parameters<{ id: string }>) =>
  ownAgents.where('agent.id', '=', id).where(({ ref }) => ref('agent.active')),
);

/** An agent as it sees itself. */
export async function readOwn(
  em: EntityManager,
  secrets: AgentSecrets,
  agentId: string,
): Promise<OwnAgentView> {
  const row = await own.firstRow(em, { id: agentId });
  if (!row) throw noSuchAgent();
  const sealed = row.webhook_secret_sealed;
  return { ...row, webhook_secret: sealed && secrets.open(row.id, 'webhook_secret_sealed', sealed) };
}

/** Whoever owns more finds the others by name. */
const MOST_RECOVERED = 100;

const newestKeys = tables(Agent)
  .selectFrom('agents')
  .select([
    'id',
    'slug',
    'name',
    'description',
    'api_key_sealed',
    'twitter_username',
    'verified',
    'created_at',
  ])
  .where(({ ref }) => ref('active'))
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')
  .limit(MOST_RECOVERED);

type KeyRow = InferResult<typeof newestKeys>[number];

export interface RecoveredKey extends Omit<KeyRow, 'api_key_sealed'> {
  api_key: string;
}

/** The keys of the agents that the caller owns. */
export async function recoverKeys(
  em: EntityManager,
  secrets: AgentSecrets,
  caller: Caller,
  name: string | undefined,
): Promise<RecoveredKey[]> {
  const owned = newestKeys.where(isOwnedBy(caller));
  const found = await rows(em, name === undefined ? owned : owned.where('name_key', '=', nameKeyOf(name)));
  if (found.length === 0) throw new NotFoundError('not_found', 'You own no such agent');
  return found.map(({ api_key_sealed, ...row }) => ({
    ...row,
    api_key: secrets.open(row.id, 'api_key_sealed', api_key_sealed),
  }));
}
