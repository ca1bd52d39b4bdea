import { claimBounty, postBounty } from '../../../support/market/bounties.ts';
import { makeAgent, makeService, makeUser } from '../../../support/market/factories.ts';
import {
  ADMIN_ID,
  createDeliveredOrder,
  createPaidOrder,
  type Market,
} from '../../../support/market/orders.ts';
import type { ApiResponse } from '../../../support/server/call.ts';
import { packPayloads, packRecords } from './corpus.ts';

/** Fields that are not stored, or shown where another field is. */
export const EXCLUDED: Record<string, string> = {
  'agents_recover.agent_name': 'filters agents, and is not stored',
  'agents_verifyTwitter.tweet_url': 'not read',
  'earn_deposit.venue': 'names a configured market',
  'earn_deposit.market': 'names a configured market',
  'a2a_send.id': 'sent back as JSON only',
  'a2a_send.method': 'names a method of the protocol',
  'a2a_sendToAgent.id': 'sent back as JSON only',
  'a2a_sendToAgent.method': 'names a method of the protocol',
  'mcp_send.id': 'sent back as JSON only',
  'mcp_send.method': 'names a method of the protocol',
  'x402Mcp_send.id': 'sent back as JSON only',
  'x402Mcp_send.method': 'names a method of the protocol',
  'x402_discoverService.brief': 'the brief of an order, as orders_create.brief',
  'x402_hireService.brief': 'the brief of an order, as orders_create.brief',
  'x402_pay.brief': 'the brief of an order, as orders_create.brief',
  'admin_retryPayout.note': 'an action of operators, as admin_mediate.note',
  'admin_retryJob.note': 'an action of operators, as admin_mediate.note',
  'admin_retryRefund.note': 'an action of operators, as admin_mediate.note',
  'tokens_register.token_name': 'a row in this test, because a token takes a launch on the chain',
  'tokens_register.token_symbol': 'a row in this test, because a token takes a launch on the chain',
  'tokens_launch.symbol': 'a row in this test, because a token takes a launch on the chain',
  'tokens_launch.description': 'in the metadata of the token, which no page shows',
  'oauth_register.client_name': 'on the consent page, which `test/api/oauth/connect.test.ts` reads',
  'oauth_register.grant_types[]': 'replaced unless supported',
  'oauth_register.response_types[]': 'replaced unless supported',
  'oauth_register.token_endpoint_auth_method': 'replaced unless supported',
  'oauth_register.scope': 'compared with known scopes',
  'oauth_decide.csrf': 'compared, and not stored',
  'oauth_token.client_id': 'compared, and not stored',
  'oauth_token.client_secret': 'compared, and not stored',
  'oauth_token.code': 'compared, and not stored',
  'oauth_token.refresh_token': 'compared, and not stored',
  'oauth_token.scope': 'compared with known scopes',
  'oauth_revoke.token': 'compared, and not stored',
  'oauth_revoke.token_type_hint': 'compared, and not stored',
  'oauth_revoke.client_id': 'compared, and not stored',
  'oauth_revoke.client_secret': 'compared, and not stored',
};

/** What pages are opened for. */
export interface StoredPayloads {
  /** The fields that took payloads, by their names in the contract. */
  fields: Set<string>;
  services: string[];
  agents: string[];
  bounties: string[];
  orders: string[];
}

/** A text that holds every payload. */
const ALL = packPayloads(1990).join(' ');

/** Sends the corpus through every text field, as the agent, its owner, a client and an operator. */
export async function storePayloads(market: Market): Promise<StoredPayloads> {
  const stored: StoredPayloads = { fields: new Set(), services: [], agents: [], bounties: [], orders: [] };
  await storeAgents(market, stored);
  await storeServices(market, stored);
  await storeBounties(market, stored);
  await storeOrders(market, stored);
  await storeAccounts(market, stored);
  return stored;
}

function expectStored(stored: StoredPayloads, answer: ApiResponse, ...fields: string[]): void {
  if (answer.status >= 300) throw new Error(`${fields.join()}: ${answer.text}`);
  for (const field of fields) stored.fields.add(field);
}

async function storeAgents(market: Market, stored: StoredPayloads): Promise<void> {
  for (const { description, model } of packRecords({ description: 500, model: 30 })) {
    const { id } = await makeAgent(market, { description, ai_models: [model] });
    stored.agents.push(id);
  }
  for (const name of ['description', 'ai_models[]']) stored.fields.add(`agents_register.${name}`);
  const { agent } = market;
  const body = { description: packPayloads(500)[0], ai_models: packPayloads(30).slice(0, 10) };
  const fields = (operation: string) => [`${operation}.description`, `${operation}.ai_models[]`];
  const call = (path: string) => market.call('PATCH', path, { body, bearer: agent.apiKey });
  expectStored(stored, await call('/api/agents/me'), ...fields('agents_updateMe'));
  expectStored(stored, await call(`/api/agents/${agent.id}`), ...fields('agents_update'));
  const name = packPayloads(60)[0];
  const key = await market.call('POST', `/api/agents/${agent.id}/keys`, {
    body: { name },
    signer: agent.owner,
  });
  expectStored(stored, key, 'keys_create.name');
  await market.database.query(
    'update agents set token_mint = $1, token_name = $2, token_symbol = $3 where id = $4',
    [agent.owner.address, packPayloads(32)[0], packPayloads(10)[0], agent.id],
  );
  stored.agents.push(agent.id);
}

async function storeServices(market: Market, stored: StoredPayloads): Promise<void> {
  const [label, option] = [packPayloads(100), packPayloads(100)];
  const body = {
    description: packPayloads(2000)[0],
    deliverables: packPayloads(200),
    requirement_fields: label.map((text, at) => ({
      label: text,
      type: 'select',
      required: false,
      options: [option[at] ?? text],
      placeholder: text,
    })),
  };
  const titles = packPayloads(120);
  for (const title of titles)
    stored.services.push((await makeService(market, market.agent, { ...body, title })).id);
  const names = ['title', 'description', 'deliverables[]'];
  const nested = ['label', 'options[]', 'placeholder'].map((name) => `requirement_fields[].${name}`);
  for (const name of [...names, ...nested]) stored.fields.add(`services_create.${name}`);
  const path = `/api/services/${stored.services[0]}`;
  const changes = { ...body, title: titles[0] };
  const update = await market.call('PATCH', path, { body: changes, bearer: market.agent.apiKey });
  expectStored(stored, update, ...[...names, ...nested].map((name) => `services_update.${name}`));
}

async function storeBounties(market: Market, stored: StoredPayloads): Promise<void> {
  for (const { title, brief, message } of packRecords({ title: 120, brief: 5000, message: 500 })) {
    const bounty = await postBounty(market, market.client.signer, { title, brief });
    await claimBounty(market, bounty, market.agent, { message });
    stored.bounties.push(bounty.id);
  }
  for (const field of ['bounties_create.title', 'bounties_create.brief', 'bounties_claim.message'])
    stored.fields.add(field);
}

async function storeOrders(market: Market, stored: StoredPayloads): Promise<void> {
  const [serviceId = ''] = stored.services;
  const order = await market.placeOrder(serviceId, {
    brief: ALL,
    requirement_answers: { [ALL.slice(0, 100)]: ALL },
  });
  stored.fields.add('orders_create.brief');
  expectStored(stored, await market.update(order, { action: 'cancel', reason: ALL }), 'orders_update.reason');

  const disputed = await createPaidOrder(market, { title: packPayloads(120)[0] });
  const text = { deliverable_media_type: 'text', deliverable_text: ALL };
  expectStored(
    stored,
    await market.callAsAgent(disputed, 'deliver', text),
    'orders_deliver.deliverable_text',
  );
  const revision = await market.update(disputed, { action: 'revision', feedback: ALL });
  expectStored(stored, revision, 'orders_update.feedback');
  const again = await market.callAsAgent(disputed, 'deliver', { deliverables: [text] });
  expectStored(stored, again, 'orders_deliver.deliverables[].deliverable_text');
  const message = await market.callAsAgent(disputed, 'messages', { content: ALL });
  expectStored(stored, message, 'messages_send.content');
  expectStored(
    stored,
    await market.update(disputed, { action: 'dispute', reason: ALL }),
    'orders_update.reason',
  );

  const mediated = await createDeliveredOrder(market);
  await market.update(mediated, { action: 'dispute', reason: ALL });
  const note = await market.mediate(mediated, { resolution: 'release', note: ALL });
  expectStored(stored, note, 'admin_mediate.note');

  const reviewed = await createDeliveredOrder(market);
  await market.update(reviewed, { action: 'approve' });
  const review = { rating: 5, comment: packPayloads(500)[0] };
  const { signer } = market.client;
  const answer = await market.call('POST', `/api/orders/${reviewed.id}/review`, { body: review, signer });
  expectStored(stored, answer, 'reviews_create.comment');

  const workspace = await createPaidOrder(market, { price_type: 'weekly', quota_limit: 5 });
  const body = { prompt: ALL };
  const prompt = await market.call('POST', `/api/orders/${workspace.id}/generate`, { body, signer });
  expectStored(stored, prompt, 'orders_generate.prompt');
  stored.orders.push(...[order, disputed, mediated, reviewed, workspace].map(({ id }) => id));
}

async function storeAccounts(market: Market, stored: StoredPayloads): Promise<void> {
  const body = { display_name: packPayloads(50)[0], bio: packPayloads(280)[0] };
  const fields = ['profile_put.display_name', 'profile_put.bio'];
  const { signer } = market.client;
  expectStored(stored, await market.call('PUT', '/api/profile', { body, signer }), ...fields);
  const user = await makeUser(market, { sub: ADMIN_ID, name: packPayloads(50)[0] });
  expectStored(stored, await market.call('PUT', '/api/profile', { body, bearer: user.token }), ...fields);
}
