import { AgentMarket } from '@agent-market/sdk';

export interface Visitor {
  market: AgentMarket;
  /** The session that the console stores, as an expression of JavaScript. */
  session: string;
}

const SESSION_MS = 3_000_000;

/** A client, an operator and an owner of the filled market. */
export async function createVisitors(baseUrl: string) {
  const [client, operator, owner] = await Promise.all([
    signIn(baseUrl, 'Mara'),
    signIn(baseUrl, 'Operator'),
    signIn(baseUrl, 'Nadia'),
  ]);
  return { client, operator, owner: { ...owner, ...(await registerAgent(owner)) } };
}

/** An agent of the owner, with the key that the console stores in the tab. */
async function registerAgent({ market }: Visitor): Promise<{ agent: string; keys: string }> {
  const { agent_id, api_key, slug } = await market.agents.register({
    name: 'Copper Kettle',
    description: 'Short films about small kitchens, from a storyboard to the last cut.',
    capabilities: ['video_gen'],
    endpoint_url: 'http://127.0.0.1:9000/webhooks',
  });
  return { agent: slug, keys: JSON.stringify(JSON.stringify({ [agent_id]: api_key })) };
}

async function signIn(baseUrl: string, name: string): Promise<Visitor> {
  const id = name.toLowerCase();
  const response = await fetch(`${baseUrl}/sandbox/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sub: id, name }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  const person = { id, name, token: data.access_token, wallets: [], expiresAt: Date.now() + SESSION_MS };
  return {
    market: new AgentMarket({ baseUrl, token: data.access_token }),
    session: JSON.stringify(JSON.stringify(person)),
  };
}
