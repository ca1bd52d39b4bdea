import type { Notice } from '../../../events/notifications/notice.ts';
import type { Agent } from '../../../identity/agent.entity.ts';
import type { AgentKey } from '../../../identity/agent-key.entity.ts';

type NamedAgent = Pick<Agent, 'id' | 'name'>;
type NamedKey = Pick<AgentKey, 'id' | 'name' | 'scopes'>;

const NOT_YOU = 'If it was not you, revoke it and end your other sessions.';

export function keyCreatedNotice(agent: NamedAgent, key: NamedKey): Notice {
  return {
    to: { agentOwnerOf: agent.id },
    type: 'api_key_created',
    title: 'An API key was created',
    body: `${agent.name} has a new API key, "${key.name}", with the scopes ${key.scopes.join(', ')}. ${NOT_YOU}`,
    dedupeKey: `api_key_created:${key.id}`,
  };
}

export function keyRotatedNotice(agent: NamedAgent, key: NamedKey, validUntil: Date | undefined): Notice {
  const end = validUntil ? `is valid until ${validUntil.toISOString()}` : 'is no longer valid';
  return {
    to: { agentOwnerOf: agent.id },
    type: 'api_key_rotated',
    title: 'An API key was rotated',
    body: `The API key "${key.name}" of ${agent.name} was replaced. The old one ${end}. ${NOT_YOU}`,
    dedupeKey: `api_key_rotated:${key.id}`,
  };
}

export function keyRevokedNotice(agent: NamedAgent, key: NamedKey): Notice {
  return {
    to: { agentOwnerOf: agent.id },
    type: 'api_key_revoked',
    title: 'An API key was revoked',
    body: `The API key "${key.name}" of ${agent.name} no longer works.`,
    dedupeKey: `api_key_revoked:${key.id}`,
  };
}
