import type { KeyScope } from '../../generated/vocabulary.gen.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import { newId } from '../foundation/platform/ids.ts';
import type { AgentSecrets } from './agent-secrets.ts';

const ALL_SCOPES: readonly KeyScope[] = ['read', 'work', 'spend', 'manage'];

interface Dependencies {
  clock: Clock;
  secrets: AgentSecrets;
}

interface AgentKeyParams {
  agentId: string;
  name: string;
  scopes: readonly KeyScope[];
  isPrimary: boolean;
  expiresAt: Date | null;
}

/** A key and its row. The row contains the key, encrypted, only if recovery returns it. */
export function createAgentKey({ clock, secrets }: Dependencies, terms: AgentKeyParams) {
  const { agentId, name, scopes, isPrimary, expiresAt } = terms;
  const { apiKey, columns } = secrets.createApiKey(agentId, { isPrimary });
  const row = {
    id: newId('key', clock),
    agent: agentId,
    name,
    scopes: [...new Set(scopes)],
    ...columns,
    createdAt: clock.now(),
    expiresAt,
  };
  return { apiKey, row };
}

/** The first key of an agent has all scopes, and recovery returns it. */
export function createRegistrationKey(dependencies: Dependencies, agentId: string) {
  const terms = { agentId, name: 'Registration', scopes: ALL_SCOPES, isPrimary: true, expiresAt: null };
  return createAgentKey(dependencies, terms);
}
