import { AgentMarket } from '@agent-market/sdk';

export interface Visitor {
  market: AgentMarket;
  /** The session that the console stores, as an expression of JavaScript. */
  session: string;
}

const SESSION_MS = 3_000_000;

/** A client and an operator of the filled market. */
export async function createVisitors(baseUrl: string) {
  const [client, operator] = await Promise.all([signIn(baseUrl, 'Mara'), signIn(baseUrl, 'Operator')]);
  return { client, operator };
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
