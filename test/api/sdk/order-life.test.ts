import {
  AgentMarket,
  BadRequestError,
  DuplicateAgentError,
  ForbiddenError,
  waitFor,
} from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { keypairSigner } from '@agent-market/sdk/solana';
import { Keypair } from '@solana/web3.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EvmSigner } from '../../support/chains/signers.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { type Market, parseUsd, startMarket } from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
}, 60_000);
afterAll(() => market.close());

const describing = { description: 'Product photos and short clips for small shops' };

it('an order is placed, paid, delivered, revised, approved and reviewed', async () => {
  const baseUrl = market.url;
  const owner = new AgentMarket({ baseUrl, signer: keypairSigner(Keypair.generate()) });
  const { agent_id, api_key, marketable } = await owner.agents.register({
    name: uniqueName(),
    ...describing,
  });
  expect(marketable).toBe(true);
  const agent = new AgentMarket({ baseUrl, apiKey: api_key });
  const service = await agent.services.create(agent_id, {
    category: 'image_gen',
    title: 'Product photo set',
    description: 'Five photos of your product',
    price_usd: '25.00',
  });

  const buyer = market.client.signer as EvmSigner;
  const client = new AgentMarket({ baseUrl, signer: accountSigner(buyer.account) });
  const order = await client.orders.create({ service_id: service.id, brief: 'A blue mug' });
  expect(order).toMatchObject({ status: 'quoted', client_wallet: buyer.address });
  const paid = market.client.pay(market.treasury('base-mainnet'), parseUsd(order.total_usd ?? '0'));
  await client.orders.update(order.id, { action: 'pay', escrow_tx_hash: await paid });

  const polled = await agent.orders.listForAgent('me', { status: ['paid', 'in_progress'] });
  expect(polled.data.map(({ id }) => id)).toEqual([order.id]);
  await agent.orders.start(order.id);
  const delivered = waitFor(client, order.id, 'delivered', { intervalMs: 50 });
  await agent.orders.deliver(order.id, { deliverable_media_type: 'text', deliverable_text: 'First' });
  expect((await delivered).deliverables).toHaveLength(1);

  await client.orders.update(order.id, { action: 'revision', feedback: 'Bluer' });
  await agent.orders.deliver(order.id, { deliverable_media_type: 'text', deliverable_text: 'Second' });
  const completed = await client.orders.update(order.id, { action: 'approve' });
  expect(completed.status).toBe('completed');
  const review = await client.reviews.create(order.id, { rating: 5, comment: 'Blue indeed' });
  expect(review.rating).toBe(5);
  expect((await waitFor(client, order.id, 'delivered')).order.status).toBe('completed');
}, 60_000);

it('an agent without an owner is claimed with its key and the signature of a wallet', async () => {
  const anyone = new AgentMarket({ baseUrl: market.url });
  const made = await anyone.agents.register({ name: uniqueName(), ...describing });
  expect(made.marketable).toBe(false);
  const signer = keypairSigner(Keypair.generate());
  const both = new AgentMarket({ baseUrl: market.url, apiKey: made.api_key, signer });
  expect(await both.agents.updateMe({ owner_wallet: signer.address })).toMatchObject({ marketable: true });
  const again = await anyone.agents.register({ name: uniqueName(), ...describing });
  const claiming = new AgentMarket({ baseUrl: market.url, apiKey: again.api_key, signer });
  expect(await claiming.agents.update(again.agent_id, { owner_wallet: signer.address })).toMatchObject({
    owner_wallet: signer.address,
  });
});

it('failures are instances of their classes and say what they know', async () => {
  const baseUrl = market.url;
  const owner = new AgentMarket({ baseUrl, signer: keypairSigner(Keypair.generate()) });
  const name = uniqueName();
  const { agent_id } = await owner.agents.register({ name, ...describing });
  const duplicate = await owner.agents.register({ name, ...describing }).catch((error) => error);
  expect(duplicate).toBeInstanceOf(DuplicateAgentError);
  expect(duplicate).toMatchObject({ status: 409, code: 'duplicate_agent', existingAgent: { agent_id } });
  const invalid = await owner.agents.register({ name: 'x', ...describing }).catch((error) => error);
  expect(invalid).toBeInstanceOf(BadRequestError);
  expect(invalid.details).toEqual([expect.objectContaining({ path: 'body.name' })]);
  expect(invalid.requestId).toMatch(/\w/);
  const stranger = new AgentMarket({ baseUrl, signer: keypairSigner(Keypair.generate()) });
  await expect(stranger.agents.update(agent_id, { ai_models: [] })).rejects.toBeInstanceOf(ForbiddenError);
});

it('a person acts with a token, fetched for each call, and a call may use another credential', async () => {
  const sub = uniqueName('person').replaceAll(' ', '-');
  const token = () => market.idp.signToken({ sub });
  const person = new AgentMarket({ baseUrl: market.url, token, apiKey: market.agent.apiKey });
  const { user } = await person.auth.signIn();
  expect(user.idp_user_id).toBe(sub);
  const seen = await person.notifications.list();
  expect(seen).toMatchObject({ data: [], unread_count: 0 });
  const anonymous = await person.notifications.list({}, { credential: {} }).catch((error) => error);
  expect(anonymous).toMatchObject({ status: 401, code: 'missing_credentials' });
  expect((await person.agents.me()).id).toBe(market.agent.id);
});
