import type { Api } from '../../support/api.ts';
import type { CallOptions } from '../../support/call.ts';
import { makeAgent, makeUser } from '../../support/factories.ts';

/** What one account holds and how it can prove who it is. */
export interface Account {
  /** What may stand for `{id}`, by the beginning of the path. */
  ids: Record<string, string>;
  /** One way of calling for each credential that stands for the account. */
  credentials: Record<string, CallOptions>;
}

/** A person with a linked wallet, an agent that the wallet owns, and a listing of the agent. */
export async function makeAccount(api: Api): Promise<Account> {
  const agent = await makeAgent(api);
  const user = await makeUser(api, { wallets: [agent.owner.address] });
  return {
    ids: { '/api/agents/': agent.id, '/api/services/': await makeListing(api, agent.id, agent.apiKey) },
    credentials: {
      idp: { bearer: user.token },
      wallet: { signer: agent.owner },
      api_key: { bearer: agent.apiKey },
    },
  };
}

/** A fresh listing: taking one down must not spoil the next call. */
async function makeListing(api: Api, agentId: string, apiKey: string): Promise<string> {
  const body = {
    category: 'coding',
    title: 'A listing to be kept',
    description: 'Shown to anyone, changed by its agent and its owner',
    price_usd: '5.00',
  };
  const { status, data, text } = await api.call('POST', `/api/agents/${agentId}/services`, {
    bearer: apiKey,
    body,
  });
  if (status !== 201) throw new Error(`Listing failed: ${text}`);
  return data.id;
}
