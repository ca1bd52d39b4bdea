import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent, makeHiddenAgent, makeService, makeUser } from '../../support/market/factories.ts';
import { startApi } from '../../support/server/api.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({
    agent: { endpoint_url: 'http://127.0.0.1:9/hook' },
    chains: true,
    env: { WEBHOOK_ALLOW_LOOPBACK: '1' },
  });
});
afterAll(() => shop.close());

const service = (fields: object = {}) => shop.createService(fields);
const create = (body: object, options: object = { signer: solanaSigner() }) =>
  shop.call('POST', '/api/orders', { body: { brief: 'Five photos of a blue mug', ...body }, ...options });

describe('a new order', () => {
  it('is quoted at once at the listed price, 10% of it for the platform', async () => {
    const { id, title } = await service({ price_usd: '12.345678' });
    const client = solanaSigner();
    const images = ['https://example.com/mug.png'];
    const { status, data } = await create(
      { service_id: id, reference_images: images, reference_urls: ['https://example.com/shop'] },
      { signer: client },
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({
      order_id: data.id,
      service_id: id,
      service_title: title,
      service_category: 'coding',
      provider_agent_id: shop.agent.id,
      provider_name: shop.agent.name,
      client_wallet: client.address,
      client_name: null,
      status: 'quoted',
      quoted_price_usd: '12.345678',
      platform_fee_usd: '1.234567',
      total_usd: '12.345678',
      payment_method: null,
      escrow_tx_hash: null,
      reference_images: images,
      reference_urls: ['https://example.com/shop'],
      quota_total: null,
      deadline_at: null,
      payout: { status: 'none', amount_usd: null },
      refund: { status: 'none' },
    });
    expect(data.id).toMatch(/^ord_\d+_\w+$/);
  });

  it.each([
    ['a fixed price', {}, {}],
    ['a quote', { price_type: 'quote', price_usd: undefined }, { private: true }],
    ['a workspace', { price_type: 'weekly', quota_limit: 5 }, { reference_urls: ['https://example.com/a'] }],
  ])('is answered as it is read later: %s', async (_name, terms, details) => {
    const { id } = await service(terms);
    const signer = solanaSigner();
    const { data } = await create({ service_id: id, ...details }, { signer });
    const read = await shop.call('GET', `/api/orders/${data.id}`, { signer });
    expect(read.data.order).toEqual(data);
  });

  it('waits for a quote where the agent quotes', async () => {
    const { id } = await service({ price_type: 'quote', price_usd: undefined });
    const { status, data } = await create({ service_id: id });
    expect(status).toBe(201);
    expect(data).toMatchObject({ status: 'pending_quote', quoted_price_usd: null, total_usd: null });
  });

  it.each([
    [{ quota_limit: 30 }, 30],
    [{ quota_limit: 30, generation_limit: 10 }, 10],
    [{ generation_limit: 5 }, 5],
    [{}, 0],
  ])('of a subscription with %j has a quota of %i', async (limits, quota) => {
    const { id } = await service({ price_type: 'monthly', ...limits });
    const { data } = await create({ service_id: id });
    expect(data).toMatchObject({
      status: 'quoted',
      quota_total: quota,
      quota_used: 0,
      workspace_expires_at: null,
    });
  });

  it('is told to the agent', async () => {
    const { id, title } = await service();
    const { data } = await create({ service_id: id, requirement_answers: { Size: 'small' } });
    const [delivery] = await shop.database.query<{ body: string; event: string; agent_id: string }>(
      'select body, event, agent_id from webhook_deliveries where order_id = $1',
      [data.id],
    );
    expect(delivery).toMatchObject({ event: 'order.created', agent_id: shop.agent.id });
    expect(JSON.parse(delivery?.body ?? '')).toEqual({
      event: 'order.created',
      order_id: data.id,
      data: {
        service_id: id,
        brief: 'Five photos of a blue mug',
        requirement_answers: { Size: 'small' },
        status: 'quoted',
        service_title: title,
      },
    });
  });

  it('is stored for nobody to hear where the agent has no endpoint', async () => {
    const quiet = await makeAgent(shop);
    const { id } = await makeService(shop, quiet);
    const { data } = await create({ service_id: id });
    expect(
      await shop.database.query('select 1 from webhook_deliveries where order_id = $1', [data.id]),
    ).toEqual([]);
  });
});

describe('the client', () => {
  it('is a person who is signed in, with their name', async () => {
    const { id } = await service();
    const user = await makeUser(shop, { name: 'Ada' });
    const { data } = await create({ service_id: id }, { bearer: user.token });
    expect(data).toMatchObject({ client_name: 'Ada', client_wallet: null });
    expect((await shop.call('GET', '/api/orders', { bearer: user.token })).data).toHaveLength(1);
  });

  it('is an agent', async () => {
    const { id } = await service();
    const buyer = await makeAgent(shop);
    const { data } = await create({ service_id: id }, { bearer: buyer.apiKey });
    expect(data).toMatchObject({ client_agent_id: buyer.id, client_name: buyer.name });
  });

  it('is not whoever is merely named', async () => {
    const { id } = await service();
    const user = await makeUser(shop);
    const stranger = evmSigner();
    const { data } = await create(
      { service_id: id, client_wallet: stranger.address },
      { bearer: user.token },
    );
    expect(data.client_wallet).toBe(stranger.address);
    expect((await shop.call('GET', `/api/orders/${data.id}`, { signer: stranger })).status).toBe(403);
    expect((await shop.call('GET', '/api/orders', { signer: stranger })).data).toEqual([]);
  });

  it('is found by a wallet that is linked later', async () => {
    const { id } = await service();
    const wallet = solanaSigner();
    await create({ service_id: id }, { signer: wallet });
    const token = await shop.idp.signToken({ sub: `late-${wallet.address}`, wallets: [wallet.address] });
    const signedIn = await shop.call('POST', '/api/auth/user', { bearer: token });
    expect(signedIn.data.backfilled).toBe(1);
    expect((await shop.call('GET', '/api/orders', { bearer: token })).data).toHaveLength(1);
  });
});

describe('refused are', () => {
  it('nobody with 402 and what to pay, 110% of the price', async () => {
    const { id, title } = await service({ price_usd: '10.000001' });
    const { status, body, headers } = await create({ service_id: id }, {});
    expect(status).toBe(402);
    expect(body).toMatchObject({
      maxAmountRequired: '11000002',
      description: `${title} (${id})`,
      code: 'payment_required',
      x402Version: 1,
    });
    expect(headers.get('payment-required')).toBeTruthy();
  });

  it('nobody with 401 where there is no one price to pay', async () => {
    for (const fields of [{ price_type: 'quote', price_usd: undefined }, { price_type: 'weekly' }]) {
      const { id } = await service(fields);
      expect(await create({ service_id: id }, {})).toMatchObject({
        status: 401,
        body: { code: 'missing_credentials' },
      });
    }
  });

  it('bad credentials with 401', async () => {
    const { id } = await service();
    expect((await create({ service_id: id }, { bearer: 'market_nonsense' })).status).toBe(401);
  });

  it('services that are not there, or hidden, with 404', async () => {
    expect((await create({ service_id: 'svc_1767139200000_p8r4t6yb1n' })).status).toBe(404);
    const hidden = await makeHiddenAgent(shop);
    const { id } = await makeService(shop, hidden);
    expect((await create({ service_id: id })).status).toBe(404);
  });

  it('services that were taken down with 400', async () => {
    const { id } = await service();
    await shop.call('DELETE', `/api/services/${id}`, { bearer: shop.agent.apiKey });
    expect(await create({ service_id: id })).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it.each([
    ['no brief', { brief: undefined }],
    ['an empty brief', { brief: '' }],
    ['a blank brief', { brief: '   ' }],
    ['a brief that is too long', { brief: 'x'.repeat(5001) }],
    ['six reference addresses', { reference_urls: Array(6).fill('https://example.com/') }],
    ['four reference images', { reference_images: Array(4).fill('https://example.com/') }],
    ['an address that is a script', { reference_urls: ['javascript:alert(1)'] }],
    ['an address that hides its host', { reference_urls: ['https://bank.example@evil.example/'] }],
    ['an address without a host', { reference_images: ['https://%'] }],
    ['a wallet that is none', { client_wallet: 'me' }],
  ])('%s with 400', async (_name, fields) => {
    const { id } = await service();
    const { status, body } = await create({ service_id: id, ...fields });
    expect(status).toBe(400);
    expect(body.code).toBe('validation_failed');
  });

  it('orders for another wallet than the one that signs, with 403', async () => {
    const { id } = await service();
    const { status, body } = await create({ service_id: id, client_wallet: evmSigner().address });
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  it('answers that do not fit what the service asks, with 400', async () => {
    const requirement_fields = [
      { label: 'Colour', type: 'select', required: true, options: ['red', 'blue'] },
    ];
    const { id } = await service({ requirement_fields });
    const answered = (answers: object | undefined) =>
      create({ service_id: id, brief: undefined, requirement_answers: answers });
    expect((await answered({ Colour: 'green' })).body.error).toContain('must be one of: red, blue');
    expect((await answered(undefined)).status).toBe(400);
    expect((await answered({ Colour: 'red' })).data).toMatchObject({
      brief: '',
      requirement_answers: { Colour: 'red' },
    });
  });

  it('answers that the service did not ask for instead of a brief, with 400', async () => {
    const { id } = await service();
    const wish = { service_id: id, requirement_answers: { Colour: 'red' } };
    const { status, body } = await create({ ...wish, brief: undefined });
    expect([status, body.details[0].path]).toEqual([400, 'body.brief']);
    expect((await create(wish)).status).toBe(201);
  });

  it('bodies that are too large with 413, and of another type with 415', async () => {
    const { id } = await service();
    expect((await create({ service_id: id, brief: 'x'.repeat(2_000_000) })).status).toBe(413);
    const { status } = await shop.call('POST', '/api/orders', {
      body: 'a=b',
      headers: { 'content-type': 'text/plain' },
    });
    expect(status).toBe(415);
  });
});

it('more than 30 in an hour from one address are answered with 429', async () => {
  const limited = await startApi({ env: { RATE_LIMITS: 'on' } });
  try {
    const call = () =>
      limited.call('POST', '/api/orders', { body: { service_id: 'svc_1_a' }, signer: solanaSigner() });
    const statuses = await Promise.all(Array.from({ length: 31 }, async () => (await call()).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await limited.close();
  }
});
