import { Keypair } from '@solana/web3.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../../shared/tools/tools.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { createWalletCredentials, solanaSigner } from '../../support/chains/signers.ts';
import { createToken } from '../../support/chains/token-creation.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import { eventually } from '../../support/eventually.ts';
import { BOUNTY_FIELDS, getAmountDue } from '../../support/market/bounties.ts';
import { makeAgent, type TestAgent, uniqueName } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { parseUsd } from '../../support/market/orders.ts';
import { makeFundedAgent } from '../../support/market/tokens.ts';
import { getAgentWallet, getUsdcBalance } from '../../support/market/wallets.ts';
import { connect, type TestClient } from '../../support/mcp/clients.ts';
import { payLocked } from '../../support/payments/payments.ts';
import { signRequirement } from '../../support/payments/signed-payments.ts';

/**
 * Every tool is called, and clients compare each result with its schema. Orders, bounties, Earn and hires are played to their end, by
 * which the money is where it belongs. These steps have no tool, and are requests over HTTP: to place an order with an account, to pay
 * for it, to post a bounty and to accept a claim. Transfers are the payer's own.
 */
let market: HiringMarket;
let client: TestAgent;
let agents: { provider: TestClient; client: TestClient };
const done = new Set<string>();
const opened: TestClient[] = [];

beforeAll(async () => {
  const priceFeed = {
    read: async (mints: readonly string[]) =>
      new Map(mints.map((mint) => [mint, { priceUsd: '0.5', marketCapMicro: 7n }])),
  };
  const venue = buildVenue(await createVaultWithControls(await evmChain(), 'lending'), { key: 'lend-usdc' });
  market = await startHiring({ priceFeed, env: { EARN_VENUES: encodeVenues([venue]) } });
  client = await makeAgent(market);
  agents = { provider: await open(market.agent.apiKey), client: await open(client.apiKey) };
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await market.close();
});

async function open(key: string): Promise<TestClient> {
  const connected = await connect(`${market.appUrl}/mcp`, key);
  opened.push(connected);
  return connected;
}

async function use(by: TestClient, name: string, given: object = {}) {
  const { data, isError, text } = await by.call(`market_${name}`, given);
  expect(isError, `${name}: ${text}`).toBe(false);
  done.add(`market_${name}`);
  return data.data ?? data;
}

const provide = (name: string, given?: object) => use(agents.provider, name, given);
const asClient = (name: string, given?: object) => use(agents.client, name, given);

const DELIVERY = { deliverable_media_type: 'text', deliverable_text: 'As asked for' };

async function offer(fields: object = {}): Promise<string> {
  const { id } = await provide('create_service', {
    category: 'coding',
    title: 'A small program',
    description: 'Written with care and delivered with tests',
    price_type: 'fixed',
    price_usd: '25.00',
    ...fields,
  });
  return id;
}

/** There is no tool for ordering with an account: that is done over HTTP. */
async function place(serviceId: string): Promise<string> {
  const body = { service_id: serviceId, brief: BRIEF };
  const { data, text } = await market.call('POST', '/api/orders', { body, bearer: client.apiKey });
  expect(data?.id, text).toBeDefined();
  return data.id;
}

/** Locked, because keys do not show whose wallet it was. */
async function lock(micro: bigint): Promise<{ reference: string; payment_secret: string }> {
  const payer = market.payers['base-mainnet'];
  const { reference, secret } = await payLocked(payer, market.treasury('base-mainnet'), micro);
  return { reference, payment_secret: secret };
}

async function send(micro: bigint): Promise<object> {
  const { reference, ...secret } = await lock(micro);
  return { escrow_tx_hash: reference, ...secret };
}

const balanceOf = (address: string) => getUsdcBalance(market, 'base', address);

/** The agent's account on the chain has that much more in the end. */
async function expectEarned(micro: bigint, act: () => Promise<unknown>): Promise<void> {
  const before = await balanceOf(market.payoutAddress);
  await act();
  await eventually(async () => expect(await balanceOf(market.payoutAddress)).toBe(before + micro), 30_000);
}

async function pay(orderId: string, micro: bigint): Promise<void> {
  const body = { action: 'pay', ...(await send(micro)) };
  const { status, text } = await market.call('PATCH', `/api/orders/${orderId}`, {
    body,
    bearer: client.apiKey,
  });
  expect(status, text).toBe(200);
}

async function paid(): Promise<string> {
  const order_id = await place(await offer());
  await pay(order_id, 25_000_000n);
  return order_id;
}

/** By the token that whoever hired was given. */
async function expectDelivered(order_id: string, statusUrl: string): Promise<void> {
  const access_token = new URL(statusUrl).searchParams.get('access_token');
  const { order, deliverables } = await asClient('get_order', { order_id, access_token });
  expect(order.status).toBe('delivered');
  expect(deliverables).toMatchObject([DELIVERY]);
}

describe('through tools', () => {
  it('an agent registers, reads itself and changes', async () => {
    const owner = solanaSigner();
    const made = await provide('register_agent', {
      name: uniqueName(),
      description: 'Registered by a tool of another agent',
      owner_wallet: owner.address,
      ...(await createWalletCredentials(owner)),
    });
    const own = await open(made.api_key);
    expect(await use(own, 'get_profile')).toMatchObject({ id: made.agent_id, marketable: true });
    const changed = await use(own, 'update_profile', { description: 'Changed by a tool of its own' });
    expect(changed.description).toBe('Changed by a tool of its own');
  });

  it('services are offered, changed and taken down', async () => {
    const service_id = await offer();
    await provide('update_service', { service_id, title: 'A larger program' });
    expect(await provide('list_services')).toContainEqual(
      expect.objectContaining({ id: service_id, title: 'A larger program' }),
    );
    await provide('delete_service', { service_id });
  });

  it('a whole order is quoted, worked on, revised, approved and paid out', async () => {
    const order_id = await place(await offer({ price_type: 'quote', price_usd: undefined }));
    const { length } = await provide('poll_orders', { status: ['pending_quote'] });
    expect(length).toBe(1);
    await provide('quote_order', { order_id, price_usd: '12.00' });
    await pay(order_id, 12_000_000n);
    await provide('send_message', { order_id, content: 'Which colour?' });
    expect(await asClient('get_messages', { order_id })).toMatchObject([{ content: 'Which colour?' }]);
    await provide('deliver_order', { order_id, ...DELIVERY });
    await asClient('request_revision', { order_id, feedback: 'A little bluer' });
    await provide('deliver_order', { order_id, ...DELIVERY });
    await expectEarned(10_800_000n, () => asClient('approve_order', { order_id }));
    expect((await asClient('get_order', { order_id })).order.status).toBe('completed');
    const entry = { source_type: 'order', source_id: order_id };
    await provide('manage_portfolio', { action: 'hide', ...entry });
  });

  it('orders are cancelled and disputed', async () => {
    const cancelled = await paid();
    await asClient('cancel_order', { order_id: cancelled, reason: 'Not needed any more' });
    const disputed = await paid();
    await provide('deliver_order', { order_id: disputed, ...DELIVERY });
    await asClient('dispute_order', { order_id: disputed, reason: 'That is not what was asked for' });
    expect((await asClient('get_order', { order_id: disputed })).order.status).toBe('disputed');
  });

  it('a whole bounty is found, claimed, won, worked on and paid out', async () => {
    const { data: bounty, text } = await market.call('POST', '/api/bounties', {
      body: { ...BOUNTY_FIELDS, client_wallet: client.owner.address },
      bearer: client.apiKey,
    });
    expect(bounty, text).toBeDefined();
    const bounty_id = bounty.id;
    expect(await provide('list_bounties', { category: 'video_gen' })).toContainEqual(
      expect.objectContaining({ id: bounty_id }),
    );
    await provide('claim_bounty', { bounty_id, message: 'I have made many' });
    await provide('withdraw_claim', { bounty_id });
    await provide('claim_bounty', { bounty_id, message: 'And want this one, too' });
    const { claims } = await asClient('get_bounty', { bounty_id, include_claims: 1 });
    const claim = claims.find(({ status }: { status: string }) => status === 'pending');
    const accepted = await market.call('POST', `/api/bounties/${bounty_id}/accept`, {
      body: { claim_id: claim.id, ...(await send(getAmountDue(bounty))) },
      bearer: client.apiKey,
    });
    expect(accepted.status, accepted.text).toBe(200);
    const order_id = accepted.data.order.id;
    await provide('deliver_order', { order_id, ...DELIVERY });
    await expectEarned(parseUsd(bounty.budget_usd), () => asClient('approve_order', { order_id }));
    expect((await asClient('get_bounty', { bounty_id })).status).toBe('completed');
  });

  it('a machine finds a service, learns its price, pays and gets the work', async () => {
    const title = uniqueName('Photos');
    const service_id = await offer({ title });
    const found = await asClient('search_agents', { query: title });
    expect(found.services).toContainEqual(expect.objectContaining({ service_id }));
    const price = await asClient('get_payment_requirements', { service_id, chain: 'base' });
    const payment_signature = await market.payers['base-mainnet'].pay(
      price.payTo,
      BigInt(price.maxAmountRequired),
    );
    const told: object[] = [];
    const hire = { service_id, payment_signature, brief: BRIEF, idempotency_key: uniqueName('key') };
    let hired = { order_id: '', status_url: '' };
    await expectEarned(25_000_000n, async () => {
      const { data } = await agents.client.call('market_submit_payment', hire, (one) => told.push(one));
      hired = data.data;
    });
    done.add('market_submit_payment');
    expect(told).toContainEqual({ progress: 0, message: 'Started' });
    const { order_id, status_url } = hired;
    const again = await asClient('submit_payment', hire);
    expect(again.order_id).toBe(order_id);
    await provide('deliver_order', { order_id, ...DELIVERY });
    await expectDelivered(order_id, status_url);
  });

  it('nobody in particular finds a service, pays for it along with the call, and gets the work', async () => {
    const title = uniqueName('Sketches');
    const service_id = await offer({ title });
    const anonymous = await connect(`${market.url}/api/x402/mcp`, undefined, 'v1');
    opened.push(anonymous);
    const { data: found } = await anonymous.call('search_agents', { query: title });
    expect(found.services).toMatchObject([{ service_id }]);
    const given = { service_id, brief: BRIEF, chain: 'base' };
    const { data: required } = await anonymous.call('hire_agent', given);
    const payment = await signRequirement(required);
    let hired = { order_id: '', status_url: '' };
    await expectEarned(25_000_000n, async () => {
      const { data, text, isError } = await anonymous.call('hire_agent', given, undefined, {
        'x402/payment': payment,
      });
      expect(isError, text).toBe(false);
      hired = data;
    });
    expect(await provide('poll_orders', { status: ['paid'] })).toContainEqual(
      expect.objectContaining({ id: hired.order_id }),
    );
    await provide('deliver_order', { order_id: hired.order_id, ...DELIVERY });
    await expectDelivered(hired.order_id, hired.status_url);
  });

  it('tokens are launched, registered and read', async () => {
    const rich = await makeFundedAgent(market);
    const { mint } = await use(await open(rich.apiKey), 'launch_token', { symbol: 'PIXEL' });
    expect(await provide('get_token', { agent_id: rich.id })).toMatchObject({ token_mint: mint });
    const owner = solanaSigner();
    const other = await makeAgent(market, { owner });
    const made = await createToken(Keypair.fromSecretKey(owner.secretKey));
    await provide('register_token', {
      agent_id: other.id,
      token_mint: made.mint,
      token_name: 'Elsewhere',
      token_symbol: 'ELSE',
      token_mode: 'pumpfun',
      token_creator_wallet: owner.address,
      ...(await createWalletCredentials(owner)),
    });
  });

  it('USDC is put to work and taken out again', async () => {
    const [place] = await provide('earn_markets');
    expect(place.key).toBe('lend-usdc');
    const { reference, payment_secret } = await lock(100_000_000n);
    const deposit = { amount_usd: '100.00', incoming_tx_hash: reference, payment_secret, key: place.key };
    // it is registered at once, and done when its chain has put it to work
    await eventually(() => provide('earn_deposit', deposit), 30_000);
    expect(await provide('earn_positions')).toHaveLength(1);
    const wallet = await getAgentWallet(market, market.agent.id, 'base');
    const before = await balanceOf(wallet);
    await provide('earn_withdraw', { all: true });
    await eventually(async () => {
      expect(Number((await balanceOf(wallet)) - before)).toBeCloseTo(100e6, -1);
    }, 30_000);
    const left = await provide('earn_positions');
    expect(left.filter(({ shares }: { shares: string }) => shares !== '0')).toEqual([]);
  });

  it('the market is looked over', async () => {
    expect(await asClient('browse_agents', { search: market.agent.name, sort_by: 'newest' })).toHaveLength(1);
    await asClient('featured_agents');
    expect(await asClient('platform_stats')).toMatchObject({ total_agents: expect.any(Number) });
    const all = await asClient('activity_feed', { limit: 100 });
    expect(await asClient('activity_feed', { limit: 100, filter: 'review' })).toEqual(all);
    const mint = solanaSigner().address;
    expect(await asClient('get_market_data', { mints: [mint] })).toMatchObject({
      [mint]: { price_usd: '0.5' },
    });
    await asClient('list_models', { limit: 5 });
  });

  it('every tool was used, but for the one that always fails', () => {
    const unused = tools.map(({ name }) => name).filter((name) => !done.has(name));
    expect(unused).toEqual(['market_verify_twitter']);
  });
});
