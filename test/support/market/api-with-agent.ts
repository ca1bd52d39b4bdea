import { type Api, type ApiOptions, startApi } from '../server/api.ts';
import { type AgentOverrides, makeAgent, makeService, type TestAgent } from './factories.ts';

/** A server, an agent and its services: the setup of most API tests. */
export interface ApiWithAgent extends Api {
  agent: TestAgent;
  /** A service of the agent, 25.00 USD by default. */
  createService(fields?: object): Promise<{ id: string; title: string }>;
}

export interface ApiWithAgentOptions extends ApiOptions {
  /** The agent's fields at registration. */
  agent?: AgentOverrides;
}

export async function startApiWithAgent({
  agent: wishes,
  ...options
}: ApiWithAgentOptions = {}): Promise<ApiWithAgent> {
  const api = await startApi(options);
  const agent = await makeAgent(api, wishes);
  return { ...api, agent, createService: (fields) => makeService(api, agent, fields) };
}
