import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { eventually } from '../../support/eventually.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
}, 60_000);
afterAll(() => market.close());

const NETWORKS: [Network, string][] = [
  ['solana-mainnet', 'solana'],
  ['base-mainnet', 'base'],
  ['alt-mainnet', 'alt'],
];

describe.each(NETWORKS)('a hire paid on %s', (network, chain) => {
  it('is paid for, placed and settled in one call', async () => {
    const { id, title } = await market.createService();
    const reference = await market.payForService(id, network);
    const { status, data, text } = await market.hire(id, reference, { network });
    expect(status, text).toBe(200);
    expect(data).toMatchObject({
      status: 'paid',
      x402: {
        payment_verified: true,
        payer_wallet: market.payers[network].signer.address,
        total_charged_usd: '27.50',
        platform_fee_usd: '2.50',
        provider_payout_usd: '25.00',
        tx_signature: reference,
        payment_chain: chain,
        payout: { status: expect.toBeOneOf(['sent', 'confirmed']), amount_usd: '25.00', network },
      },
    });
    await eventually(async () => {
      const events = await market.listEvents({ id: data.order_id, total_usd: null });
      expect(events.map(({ event }) => event)).toEqual(['order.created', 'order.payout_sent']);
      expect(events[0]?.data).toMatchObject({
        service_id: id,
        brief: BRIEF,
        status: 'paid',
        service_title: title,
        payment_method: 'x402',
      });
      expect(events[1]?.data).toEqual({
        amount_usd: '25.00',
        chain,
        tx_hash: data.x402.payout.tx_hash,
        destination: data.x402.payout.destination,
      });
    }, 15_000);
  });

  it('can be read by its address, without an account, until it is delivered', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id, network);
    const { data } = await market.hire(id, reference, { network });
    const { pathname, search } = new URL(data.status_url);
    const read = () => market.call('GET', `${pathname}${search}`);
    expect((await read()).data.order).toMatchObject({
      id: data.order_id,
      payment_method: 'x402',
      brief: BRIEF,
    });
    await market.deliver({ id: data.order_id, total_usd: null });
    expect((await read()).data).toMatchObject({ order: { status: 'delivered' }, deliverables: [{}] });
    expect((await market.call('GET', pathname)).status).toBe(401);
    expect((await market.call('GET', `${pathname}?access_token=${'0'.repeat(64)}`)).status).toBe(401);
  });
});

describe('the places that take a payment', () => {
  const PLACES: [string, (id: string) => [string, string, object]][] = [
    [
      'GET /api/x402/discover',
      (id) => ['GET', `/api/x402/discover?service_id=${id}`, { query: { brief: BRIEF } }],
    ],
    ['GET /api/x402/discover/{id}', (id) => ['GET', `/api/x402/discover/${id}`, { query: { brief: BRIEF } }]],
    [
      'POST /api/x402/discover/{id}',
      (id) => ['POST', `/api/x402/discover/${id}`, { body: { brief: BRIEF } }],
    ],
    ['POST /api/x402/pay', (id) => ['POST', `/api/x402/pay?service_id=${id}`, { body: { brief: BRIEF } }]],
    ['POST /api/orders', (id) => ['POST', '/api/orders', { body: { service_id: id, brief: BRIEF } }]],
  ];

  it.each(PLACES)('%s asks for it, and makes one order of it', async (_name, request) => {
    const { id } = await market.createService();
    const [method, path, options] = request(id);
    const unpaid = await market.call(method, path, options);
    expect(unpaid.status).toBe(402);
    expect(unpaid.body).toMatchObject({
      x402Version: 1,
      maxAmountRequired: '27500000',
      code: 'payment_required',
    });
    const headers = { 'X-PAYMENT': await market.payForService(id), 'Idempotency-Key': `hire ${id}` };
    const paid = await market.call(method, path, { ...options, headers });
    expect(paid.status, paid.text).toBe(path === '/api/orders' ? 201 : 200);
    const again = await market.call(method, path, { ...options, headers });
    expect(again.status).toBe(200);
    expect(again.data.order_id).toBe(paid.data.order_id);
    expect(again.data.status_url).toBe(paid.data.status_url);
  });

  it('discovery answers with the three fields of plain clients beside the envelope', async () => {
    const { id } = await market.createService();
    const headers = { 'X-PAYMENT': await market.payForService(id) };
    const { body } = await market.call('POST', `/api/x402/discover/${id}`, {
      body: { brief: BRIEF },
      headers,
    });
    expect(body).toMatchObject({
      order_id: body.data.order_id,
      status: 'paid',
      result_url: body.data.result_url,
    });
  });

  it('take the payment under the name of version 2 as well', async () => {
    const { id } = await market.createService();
    const headers = { 'PAYMENT-SIGNATURE': await market.payForService(id) };
    const { status } = await market.call('POST', `/api/x402/discover/${id}`, {
      body: { brief: BRIEF },
      headers,
    });
    expect(status).toBe(200);
  });
});

describe('the brief', () => {
  const briefOf = async (status_url: string) => {
    const { pathname, search } = new URL(status_url);
    return (await market.call('GET', `${pathname}${search}`)).data.order.brief;
  };

  it('may stand in a header, percent-encoded', async () => {
    const { id } = await market.createService();
    const brief = 'Fünf Fotos, 100 % blau 📷';
    const headers = {
      'X-PAYMENT': await market.payForService(id),
      'X-Market-Brief': encodeURIComponent(brief),
    };
    const { status, data } = await market.call('POST', `/api/x402/discover/${id}`, { headers });
    expect(status).toBe(200);
    expect(await briefOf(data.result_url)).toBe(brief);
  });

  it.each([
    ['100% blue', '100% blue'],
    ['50%-off banner', '50%-off banner'],
    ['100%25 blue', '100% blue'],
  ])('in a header may have a plain percent sign: %s', async (sent, brief) => {
    const { id } = await market.createService();
    const headers = { 'X-PAYMENT': await market.payForService(id), 'X-Market-Brief': sent };
    const { data } = await market.call('POST', `/api/x402/discover/${id}`, { headers });
    expect(await briefOf(data.result_url)).toBe(brief);
  });

  it('in the body goes before the query, and that before the header', async () => {
    const { id } = await market.createService();
    const headers = { 'X-PAYMENT': await market.payForService(id), 'X-Market-Brief': 'third' };
    const query = { service_id: id, brief: 'second' };
    const { data } = await market.call('POST', '/api/x402/pay', { query, headers, body: { brief: 'first' } });
    expect(await briefOf(data.result_url)).toBe('first');
  });

  it.each([
    ['is missing', {}, {}],
    ['is blank', { brief: '   ' }, {}],
  ])('that %s leaves the payment as it is', async (_name, body, extra) => {
    const { id } = await market.createService();
    const reference = await market.payForService(id);
    const headers = { 'X-PAYMENT': reference, ...extra } as Record<string, string>;
    const path = `/api/x402/discover/${id}`;
    const refused = await market.call('POST', path, { ...(body && { body }), headers });
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('validation_failed');
    expect((await market.hire(id, reference)).status).toBe(200);
  });

  it('may be left to the answers that the service asks for, which are checked', async () => {
    const fields = [{ label: 'Size', type: 'select', required: true, options: ['S', 'M'] }];
    const { id } = await market.createService({ requirement_fields: fields });
    const reference = await market.payForService(id);
    const hire = (requirements: object) => market.hire(id, reference, { body: { requirements } });
    const refused = await hire({ Size: 'XXL' });
    expect(refused.status).toBe(400);
    expect(refused.body.details[0].path).toBe('body.requirements.Size');
    expect((await hire({ Size: 'M' })).status).toBe(200);
  });

  const OPTIONAL = [{ label: 'Size', type: 'text', required: false }];
  it.each([
    ['asks for nothing', [], { anything: 'x' }],
    ['asks for something else', OPTIONAL, { anything: 'x' }],
    ['gets an empty answer', OPTIONAL, { Size: ' ' }],
  ])('is missed where a service %s, and the payment stays as it is', async (_name, fields, answers) => {
    const { id } = await market.createService({ requirement_fields: fields });
    const reference = await market.payForService(id);
    const refused = await market.hire(id, reference, { body: { requirements: answers } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(refused.body.details[0].path).toBe('body.brief');
    const ordered = await market.call('POST', '/api/orders', {
      body: { service_id: id, requirement_answers: answers },
      headers: { 'X-PAYMENT': reference },
    });
    expect(ordered.status).toBe(400);
    expect((await market.hire(id, reference)).status).toBe(200);
  });
});

it('what machines buy is trending, most bought first', async () => {
  const [once, twice] = [await market.createService(), await market.createService()];
  for (const { id } of [once, twice, twice]) {
    const body = { brief: `${BRIEF} ${Math.random()}` };
    expect((await market.hire(id, await market.payForService(id), { body })).status).toBe(200);
  }
  const { status, data } = await market.call('GET', '/api/x402/trending', {
    query: { window_days: 3, limit: 100 },
  });
  expect(status).toBe(200);
  const rank = (id: string) =>
    data.services.findIndex(({ service_id }: { service_id: string }) => service_id === id);
  expect(rank(twice.id)).toBeLessThan(rank(once.id));
  expect(data.services[rank(twice.id)]).toMatchObject({ order_count: 2, distinct_buyers: 1 });
  const first = await market.call('GET', '/api/x402/trending', { query: { window_days: 3, limit: 1 } });
  expect(first.data).toMatchObject({ window_days: 3, count: 1, services: [data.services[0]] });
}, 30_000);

describe('who the client is', () => {
  it('is the paying wallet, which can then act on the order', async () => {
    const { id } = await market.createService();
    const { data } = await market.hire(id, await market.payForService(id));
    const payer = market.payers['base-mainnet'].signer;
    const { data: orders } = await market.call('GET', '/api/orders', { signer: payer });
    expect(orders.map((order: { id: string }) => order.id)).toContain(data.order_id);
  });

  it('is whoever is signed in, if anyone', async () => {
    const { id } = await market.createService();
    const headers = { 'X-PAYMENT': await market.payForService(id) };
    const bearer = await market.idp.signToken({ sub: 'a-person-who-pays' });
    const body = { service_id: id, brief: BRIEF };
    const { status, data } = await market.call('POST', '/api/orders', { body, headers, bearer });
    expect(status).toBe(201);
    const { data: orders } = await market.call('GET', '/api/orders', { bearer });
    expect(orders).toMatchObject([{ id: data.id, payment_method: 'x402', total_usd: '27.50' }]);
  });
});
