import type { EntityManager } from '../foundation/db/orm.ts';
import { type Parameters, statement } from '../foundation/db/statement.ts';
import { UnauthorizedError } from '../foundation/platform/errors.ts';
import { Agent } from './agent.entity.ts';
import { AgentKey } from './agent-key.entity.ts';
import type { Caller } from './caller.ts';
import { isActiveKey } from './key-lookup.ts';

const findActiveKey = statement(
  [AgentKey, Agent],
  (db, { keyId, now }: Parameters<{ keyId: string; now: Date }>) =>
    db
      .selectFrom('agent_keys as key')
      .innerJoin('agents as agent', 'agent.id', 'key.agent_id')
      .select('key.id')
      .where('key.id', '=', keyId)
      .where(isActiveKey(now))
      .where('agent.active', '=', true),
  { prepared: true },
);

/** For requests that last: throws if the caller's key was revoked or has expired since. */
export async function requireActiveCaller(em: EntityManager, caller: Caller, now: Date): Promise<void> {
  if (caller.kind !== 'agent' || caller.grant) return;
  if (await findActiveKey.firstRow(em, { keyId: caller.keyId, now })) return;
  throw new UnauthorizedError('invalid_credentials', 'The API key is unknown, expired or revoked.', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
}
