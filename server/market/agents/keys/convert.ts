import type { components } from '../../../../generated/types.gen.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import type { AgentKey } from '../../../identity/agent-key.entity.ts';
import { maskApiKey } from '../../../identity/agent-secrets.ts';
import type { KeyListRow } from './reads.ts';
import type { IssuedKey, NewKey } from './service.ts';

type Schemas = components['schemas'];

export function toKey(row: KeyListRow): Schemas['AgentKey'] {
  const { last4, ...shown } = row;
  return {
    ...shown,
    hint: maskApiKey(last4),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
  };
}

export function toKeyFromEntity(key: AgentKey): Schemas['AgentKey'] {
  const { id, name, last4, scopes } = key;
  return toKey({
    id,
    name,
    last4,
    scopes,
    created_at: key.createdAt,
    last_used_at: key.lastUsedAt ?? null,
    expires_at: key.expiresAt ?? null,
    revoked_at: key.revokedAt ?? null,
  });
}

export function toIssuedKey({ apiKey, key }: IssuedKey): Schemas['IssuedAgentKey'] {
  return { ...toKeyFromEntity(key), api_key: apiKey };
}

/** The default of a working agent; spending and managing must be requested. */
const DEFAULT_SCOPES: NewKey['scopes'] = ['read', 'work'];

export function toNewKey(body: Schemas['CreateKeyRequest'], now: Date): NewKey {
  const { name, scopes = DEFAULT_SCOPES, expires_at } = body;
  const expiresAt = expires_at === undefined ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= now) {
    throw invalidFieldsError([{ path: 'body.expires_at', message: 'must be in the future' }]);
  }
  return { name, scopes, expiresAt };
}
