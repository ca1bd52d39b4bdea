import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { KeyScope } from '../../generated/vocabulary.gen.ts';
import { textArray } from '../foundation/db/text-array.ts';
import { Agent } from './agent.entity.ts';

/** An API key of an agent. Rows are never deleted: a revoked key stays on record. */
export const AgentKey = defineEntity({
  name: 'AgentKey',
  tableName: 'agent_keys',
  uniques: [
    { properties: ['keyHash'] },
    { properties: ['successorId'] },
    { name: 'agent_keys_primary_unique', properties: ['agent'], where: 'is_primary' },
  ],
  indexes: [
    {
      name: 'agent_keys_agent_id_created_at_id_index',
      expression:
        'create index agent_keys_agent_id_created_at_id_index on agent_keys (agent_id, created_at desc, id desc)',
    },
  ],
  checks: [
    {
      name: 'agent_keys_scopes_check',
      expression: `cardinality(scopes) > 0 and scopes <@ array['read', 'work', 'spend', 'manage']`,
    },
    { name: 'agent_keys_sealed_check', expression: 'key_sealed is null or is_primary' },
  ],
  properties: {
    id: p.text().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    name: p.text(),
    /** Keyed hash for lookups. */
    keyHash: p.text(),
    /** Only for the key that recovery returns; the others cannot be read again. */
    keySealed: p.text().nullable().lazy(),
    last4: p.text(),
    scopes: textArray<KeyScope>(),
    /** The key of registration, or its successor: the one that recovery returns. */
    isPrimary: p.boolean().default(false),
    /** The key that replaced it on rotation. */
    successorId: p.text().nullable(),
    createdAt: p.datetime(),
    /** Updated every few minutes at most. */
    lastUsedAt: p.datetime().nullable(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export type AgentKey = InferEntity<typeof AgentKey>;
