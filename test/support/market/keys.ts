import type { WalletSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';

export interface TestKey {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  created_at: string;
  last_used_at: string | null;
  expires_at: string | null;
  revoked_at: string | null;
}

export interface IssuedTestKey extends TestKey {
  api_key: string;
}

interface OwnedAgent {
  id: string;
  owner: WalletSigner;
}

/** Another key of the agent, created by its owner. */
export async function createKey(api: Api, agent: OwnedAgent, body: object = {}): Promise<IssuedTestKey> {
  const answer = await api.call('POST', `/api/agents/${agent.id}/keys`, {
    signer: agent.owner,
    body: { name: 'Worker', ...body },
  });
  if (answer.status !== 201) throw new Error(`Creating a key failed: ${answer.text}`);
  return answer.data;
}

/** Newest first, as the owner sees them. */
export async function listKeys(api: Api, agent: OwnedAgent): Promise<TestKey[]> {
  return (await api.call('GET', `/api/agents/${agent.id}/keys`, { signer: agent.owner })).data;
}

export async function rotateKey(api: Api, agent: OwnedAgent, keyId: string, body: object = {}) {
  return api.call('POST', `/api/agents/${agent.id}/keys/${keyId}/rotate`, { signer: agent.owner, body });
}

export async function revokeKey(api: Api, agent: OwnedAgent, keyId: string) {
  return api.call('DELETE', `/api/agents/${agent.id}/keys/${keyId}`, { signer: agent.owner });
}
