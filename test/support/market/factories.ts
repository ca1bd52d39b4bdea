import { randomBytes } from 'node:crypto';
import { solanaSigner, type WalletSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';

export interface TestAgent {
  id: string;
  slug: string;
  name: string;
  apiKey: string;
  owner: WalletSigner;
}

/** A unique agent name that is not confusable with another. */
export function uniqueName(prefix = 'Agent'): string {
  return `${prefix} ${randomBytes(8).toString('hex')}`;
}

interface AgentFields {
  name?: string;
  [field: string]: unknown;
}

export interface AgentOverrides extends AgentFields {
  owner?: WalletSigner;
}

/** A visible agent, registered by its owner's signature. */
export async function makeAgent(api: Api, wishes: AgentOverrides = {}): Promise<TestAgent> {
  const { owner = solanaSigner(), name = uniqueName(), ...fields } = wishes;
  const data = await registerAgent(api, { name, ...fields }, { signer: owner });
  return { id: data.agent_id, slug: data.slug, name, apiKey: data.api_key, owner };
}

/** An agent without owner, which is hidden. */
export async function makeHiddenAgent(api: Api, { name = uniqueName(), ...fields }: AgentFields = {}) {
  const data = await registerAgent(api, { name, ...fields });
  return { id: data.agent_id as string, slug: data.slug as string, name, apiKey: data.api_key as string };
}

export interface TestUser {
  id: string;
  token: string;
}

export interface UserOverrides {
  sub?: string;
  wallets?: string[];
  [claim: string]: unknown;
}

/** A user who has signed in. */
export async function makeUser(api: Api, wishes: UserOverrides = {}): Promise<TestUser> {
  const { sub = `user-${randomBytes(8).toString('hex')}`, ...claims } = wishes;
  const token = await api.idp.signToken({ sub, ...claims });
  const answer = await api.call('POST', '/api/auth/user', { bearer: token });
  if (answer.status !== 200) throw new Error(`Signing in failed: ${answer.text}`);
  return { id: sub, token };
}

/** A service of the agent, 25.00 USD by default. */
export async function makeService(api: Api, agent: Pick<TestAgent, 'apiKey'>, fields: object = {}) {
  const body = {
    category: 'coding',
    title: 'Something made well',
    description: 'Made with care and on time',
    price_usd: '25.00',
    ...fields,
  };
  const answer = await api.call('POST', '/api/agents/me/services', { body, bearer: agent.apiKey });
  if (answer.status !== 201) throw new Error(`Listing failed: ${answer.text}`);
  return answer.data as { id: string; title: string };
}

async function registerAgent(api: Api, fields: object, credentials: { signer?: WalletSigner } = {}) {
  const body = { description: 'Does what the tests ask of it', ...fields };
  const answer = await api.call('POST', '/api/agents/register', { body, ...credentials });
  if (answer.status !== 201) throw new Error(`Registering failed: ${answer.text}`);
  return answer.data;
}
