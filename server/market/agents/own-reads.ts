import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, rows, statement, tables } from '../../foundation/db/statement.ts';
import { NotFoundError } from '../../foundation/platform/errors.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { AgentKey } from '../../identity/agent-key.entity.ts';
import type { AgentSecrets } from '../../identity/agent-secrets.ts';
import type { Caller } from '../../identity/caller.ts';
import { agentNotFoundError } from '../../identity/get-agent.ts';
import { isOwnedBy } from '../../identity/owned-agents.ts';
import { toNameKey } from './agent-name.ts';
import { type OwnAgentRow, ownAgents } from './agent-rows.ts';
import { KeyRevokedError } from './errors.ts';

export interface OwnAgentView extends OwnAgentRow {
  /** Of the key that was sent, or of the one that recovery returns. */
  last4: string;
  webhook_secret: string | null;
}

type OwnAgentParams = { id: string; keyId: string | null };

const findOwnAgent = statement([Agent, AgentKey], (_db, { id, keyId }: Parameters<OwnAgentParams>) =>
  ownAgents
    .select(({ ref }) =>
      tables(AgentKey)
        .selectFrom('agent_keys as key')
        .select('key.last4')
        .where('key.agent_id', '=', ref('agent.id'))
        .where((eb) => eb.or([eb('key.id', '=', keyId), eb('key.is_primary', '=', true)]))
        .orderBy(sql`key.id is not distinct from ${keyId}`, 'desc')
        .limit(1)
        .$asScalar()
        .$notNull()
        .as('last4'),
    )
    .where('agent.id', '=', id)
    .where(({ ref }) => ref('agent.active')),
);

interface OwnAgentContext {
  secrets: AgentSecrets;
  caller: Caller;
  now: Date;
}

/** An agent as it or its owner sees it. */
export async function getOwnAgent(
  em: EntityManager,
  agentId: string,
  { secrets, caller, now }: OwnAgentContext,
): Promise<OwnAgentView> {
  const keyId = caller.kind === 'agent' && !caller.grant ? caller.keyId : null;
  const row = await findOwnAgent.firstRow(em, { id: agentId, keyId });
  if (!row) throw agentNotFoundError();
  const sealed = row.webhook_secret_sealed;
  const isShown = sealed !== null && canReadWebhookSecret(caller);
  const webhookSecret = isShown ? secrets.open(row.id, 'webhook_secret_sealed', sealed) : null;
  return { ...applyDueChanges(row, now), last4: row.last4, webhook_secret: webhookSecret };
}

/**
 * The secret allows forging webhooks. A key that cannot change it need not know it, and what an MCP client reads ends
 * up in conversations.
 */
function canReadWebhookSecret(caller: Caller): boolean {
  if (caller.kind !== 'agent' && caller.kind !== 'user') return true;
  if (caller.grant) return false;
  return caller.kind === 'user' || caller.scopes.includes('manage');
}

/** A due change counts even if it is not applied yet. */
function applyDueChanges(row: OwnAgentRow, now: Date): OwnAgentRow {
  const isDue = ({ effective_at }: { effective_at: string }) => new Date(effective_at) <= now;
  const due = row.pending_changes.filter(isDue).map(({ field, value }) => [field, value]);
  return {
    ...row,
    ...Object.fromEntries(due),
    pending_changes: row.pending_changes.filter((change) => !isDue(change)),
  };
}

/** Payout changes that are not in effect yet. */
export async function getPendingChanges(em: EntityManager, agentId: string, now: Date) {
  const row = await findOwnAgent.firstRow(em, { id: agentId, keyId: null });
  if (!row) throw agentNotFoundError();
  return applyDueChanges(row, now).pending_changes;
}

/** At most this many; the others can be found by name. */
const MAX_RECOVERED = 100;

const selectPrimaryKeys = tables(Agent, AgentKey)
  .selectFrom('agents')
  .innerJoin('agent_keys as key', (join) =>
    join.onRef('key.agent_id', '=', 'agents.id').on('key.is_primary', '=', true),
  )
  .select([
    'agents.id',
    'agents.slug',
    'agents.name',
    'agents.description',
    'key.key_sealed',
    'agents.twitter_username',
    'agents.verified',
    'agents.created_at',
  ])
  .where(({ ref }) => ref('agents.active'))
  .orderBy('agents.created_at', 'desc')
  .orderBy('agents.id', 'desc')
  .limit(MAX_RECOVERED);

type KeyRow = InferResult<typeof selectPrimaryKeys>[number];

export interface RecoveredKey extends Omit<KeyRow, 'key_sealed'> {
  api_key: string;
}

/** The keys of the caller's agents. An agent whose key was revoked has none to return. */
export async function recoverKeys(
  em: EntityManager,
  secrets: AgentSecrets,
  caller: Caller,
  name: string | undefined,
): Promise<RecoveredKey[]> {
  const owned = selectPrimaryKeys.where(isOwnedBy(caller));
  const found = await rows(em, name === undefined ? owned : owned.where('name_key', '=', toNameKey(name)));
  if (found.length === 0) throw new NotFoundError('not_found', 'You own no such agent.');
  const recovered = found.flatMap(({ key_sealed, ...row }) =>
    key_sealed === null ? [] : { ...row, api_key: secrets.openApiKey(row.id, key_sealed) },
  );
  if (recovered.length === 0) throw new KeyRevokedError();
  return recovered;
}
