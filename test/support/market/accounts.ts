import { randomUUID } from 'node:crypto';
import { solanaSigner } from '../chains/signers.ts';
import type { Api } from '../server/api.ts';
import type { CallOptions } from '../server/call.ts';
import { BOUNTY_FIELDS, claimBounty, postBounty } from './bounties.ts';
import { makeAgent, makeService, makeUser, type TestAgent } from './factories.ts';

/** An account's resources and credentials. */
export interface TestAccount {
  /** Values for the first parameter of a path, by the start of the path. */
  ids: Record<string, string>;
  /** More ids, of resources where the account has another role: the client of an order, the poster of a bounty. */
  otherRoles: Record<string, readonly string[]>;
  agentName: string;
  /** Linked to the user. */
  wallet: string;
  /** One way to call for each credential of the account. */
  credentials: Record<string, CallOptions>;
}

/**
 * A user with a linked wallet, an agent that the wallet owns, its service and token, a stranger's unpaid order for it,
 * its claim on a stranger's bounty, and a webhook delivery. The wallet and the agent are each the client of an order and
 * the poster of a bounty.
 */
export async function makeAccount(api: Api): Promise<TestAccount> {
  const agent = await makeAgent(api);
  const user = await makeUser(api, { wallets: [agent.owner.address] });
  const listing = await makeAccountService(api, agent.id, agent.apiKey);
  const order = await makeOrder(api, listing, { signer: solanaSigner() });
  const bounty = await postBounty(api, solanaSigner());
  await claimBounty(api, bounty, agent);
  await makeToken(api, agent.id);
  const { id: wanted } = await makeService(api, await makeAgent(api));
  const asWallet = { signer: agent.owner };
  const asAgent = { bearer: agent.apiKey };
  const { id: postedByWallet } = await postBounty(api, agent.owner);
  return {
    otherRoles: {
      '/api/orders/': [await makeOrder(api, wanted, asWallet), await makeOrder(api, wanted, asAgent)],
      '/api/bounties/': [postedByWallet, await makeAgentBounty(api, agent)],
    },
    agentName: agent.name,
    ids: {
      '/api/agents/me/deliveries/': await makeDelivery(api, agent.id),
      '/api/agents/': agent.id,
      '/a2a/': agent.id,
      '/api/services/': listing,
      '/api/orders/': order,
      '/api/admin/orders/': order,
      '/api/admin/payouts/': order,
      '/api/admin/refunds/': order,
      '/api/admin/jobs/': '1',
      '/api/bounties/': bounty.id,
      '/api/connections/': `con_${'0'.repeat(64)}`,
    },
    wallet: agent.owner.address,
    credentials: {
      idp: { bearer: user.token },
      wallet: { signer: agent.owner },
      api_key: { bearer: agent.apiKey },
      admin_session: { bearer: user.token },
    },
  };
}

/** A fresh service: deactivating one must not affect the next call. */
async function makeAccountService(api: Api, agentId: string, apiKey: string): Promise<string> {
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

async function makeOrder(api: Api, serviceId: string, client: CallOptions): Promise<string> {
  const body = { service_id: serviceId, brief: 'Something small' };
  const { status, data, text } = await api.call('POST', '/api/orders', { body, ...client });
  if (status !== 201) throw new Error(`Placing an order failed: ${text}`);
  return data.id;
}

async function makeAgentBounty(api: Api, { apiKey, owner }: TestAgent): Promise<string> {
  const body = { ...BOUNTY_FIELDS, client_wallet: owner.address };
  const { status, data, text } = await api.call('POST', '/api/bounties', { body, bearer: apiKey });
  if (status !== 201) throw new Error(`Posting a bounty failed: ${text}`);
  return data.id;
}

/** As rows: no token is launched here. */
async function makeToken(api: Api, agentId: string): Promise<void> {
  const mint = solanaSigner().address;
  await api.database.query(
    `update agents set token_mint = $1, token_name = 'Sample', token_symbol = 'SMPL', token_creator_wallet = $2
     where id = $3`,
    [mint, solanaSigner().address, agentId],
  );
  await api.database.query(
    `insert into agent_mints (id, agent_id, purpose, state, wallet, mint, name, symbol, uri, description, tx_hash,
       created_at, updated_at)
     values ($1, $2, 'token', 'minted', $3, $3, 'Sample', 'SMPL', '', '', $1, now(), now())`,
    [randomUUID(), agentId, mint],
  );
}

/** As rows: nothing is delivered here, and no local endpoint can be set. */
async function makeDelivery(api: Api, agentId: string): Promise<string> {
  const id = randomUUID();
  await api.database.query('update agents set endpoint_url = $1 where id = $2', [
    'https://hooks.example.com/',
    agentId,
  ]);
  await api.database.query(
    `insert into webhook_deliveries (id, agent_id, event, endpoint_url, body, status, created_at)
     values ($1, $2, 'webhook.test', 'https://hooks.example.com/', '{}', 'delivered', now())`,
    [id, agentId],
  );
  return id;
}
