import type { Caller } from '../../../server/identity/caller.ts';

/** An agent as a caller with all scopes. */
export function createAgentCaller(agentId: string): Extract<Caller, { kind: 'agent' }> {
  return { kind: 'agent', agentId, keyId: 'key_1_test', scopes: ['read', 'work', 'spend', 'manage'] };
}
