import { type Api, type ApiOptions, startApi } from '../server/api.ts';
import { type AgentWishes, makeAgent, makeService, type TestAgent } from './factories.ts';

/** A server, an agent and its services: what most tests of the API begin with. */
export interface Shop extends Api {
  agent: TestAgent;
  /** A listing of the agent, 25.00 USD unless asked otherwise. */
  list(fields?: object): Promise<{ id: string; title: string }>;
}

export interface ShopOptions extends ApiOptions {
  /** The agent's fields at registration. */
  agent?: AgentWishes;
}

export async function startShop({ agent: wishes, ...options }: ShopOptions = {}): Promise<Shop> {
  const api = await startApi(options);
  const agent = await makeAgent(api, wishes);
  return { ...api, agent, list: (fields) => makeService(api, agent, fields) };
}
