import { gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findContractErrors } from '../../support/contract/contract-schema.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeHiddenAgent, makeService } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
let ids: string[];
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
  ids = [];
  for (const title of ['A logo', 'A poster', 'A trailer']) {
    const category = title === 'A trailer' ? 'video_gen' : 'image_gen';
    ids.unshift((await shop.createService({ title, category, deliverables: ['One file'] })).id);
  }
  await shop.createService({ price_type: 'quote', price_usd: undefined });
  await shop.createService({ price_type: 'weekly' });
  const gone = await shop.createService();
  await shop.call('DELETE', `/api/services/${gone.id}`, { bearer: shop.agent.apiKey });
  await makeService(shop, await makeHiddenAgent(shop));
});
afterAll(() => shop.close());

const idsIn = (services: { service_id: string }[]) => services.map(({ service_id }) => service_id);

describe('GET /api/x402/services', () => {
  const list = (query: Record<string, string | number> = {}) =>
    shop.call('GET', '/api/x402/services', { query });

  it('lists what machines can pay for, with the price on each network', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 3, next_cursor: null, data: { count: 3, limit: 20, offset: 0 } });
    expect(idsIn(body.data.services)).toEqual(ids);
    const at = shop.parts.config.baseUrl;
    expect(body.data.services[0]).toMatchObject({
      title: 'A trailer',
      agent_name: shop.agent.name,
      agent_slug: shop.agent.slug,
      deliverables: ['One file'],
      price_usd: '25.00',
      platform_fee_usd: '2.50',
      total_charged_usd: '27.50',
      discover_url: `${at}/api/x402/discover/${ids[0]}`,
      order_url: `${at}/api/orders`,
      payments: {
        solana: { network: 'solana-mainnet', maxAmountRequired: '27500000' },
        base: { network: 'base-mainnet' },
        alt: { network: 'alt-mainnet' },
      },
    });
  });

  it('reads on, by offset and by cursor', async () => {
    expect(idsIn((await list({ limit: 1, offset: 1 })).data.services)).toEqual([ids[1]]);
    const first = await list({ limit: 2 });
    const { data } = await list({ limit: 2, cursor: first.body.next_cursor });
    expect([...idsIn(first.data.services), ...idsIn(data.services)]).toEqual(ids);
  });

  it('finds by category and by words', async () => {
    expect((await list({ category: 'image_gen' })).body).toMatchObject({ total: 2, data: { count: 2 } });
    expect(idsIn((await list({ search: 'poster' })).data.services)).toEqual([ids[1]]);
  });

  it.each([{ limit: 0 }, { category: 'cooking' }, { cursor: 'x' }])('refuses %j', async (query) => {
    expect((await list(query as Record<string, string | number>)).status).toBe(400);
  });
});

describe('GET /api/x402/directory', () => {
  it('is what x402 directories import', async () => {
    const { status, body } = await shop.call('GET', '/api/x402/directory', { query: { limit: 2 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      x402Version: 1,
      pagination: { limit: 2, offset: 0, total: 3, next_cursor: expect.any(String) },
    });
    expect(body.items[0]).toMatchObject({
      resource: `${shop.parts.config.baseUrl}/api/x402/discover/${ids[0]}`,
      type: 'http',
      accepts: [{ network: 'solana-devnet' }, { network: 'base-sepolia' }],
      metadata: { service_id: ids[0], total_charged_usd: '27.50' },
    });
    expect((await shop.call('GET', '/api/x402/directory?limit=1000')).status).toBe(400);
  });
});

describe.each([
  ['/api/x402/services', 'ServiceCatalogEnvelope'],
  ['/api/x402/directory', 'Directory'],
])('a page of %s', (path, schema) => {
  const read = (headers: Record<string, string> = {}, query = 'limit=2') =>
    shop.call('GET', `${path}?${query}`, { headers });

  it('is what the contract says', async () => {
    expect(findContractErrors(schema, (await read()).body)).toBeNull();
  });

  it('is not sent again to whoever has it, until something in it changes', async () => {
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const again = await read({ 'If-None-Match': etag });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = await read({ 'If-None-Match': etag }, 'limit=1');
    expect(other.status).toBe(200);
    const change = (price_usd: string) =>
      shop.call('PATCH', `/api/services/${ids[0]}`, { body: { price_usd }, bearer: shop.agent.apiKey });
    await change('26.00');
    const changed = await read({ 'If-None-Match': etag });
    expect([changed.status, changed.text.includes('28600000')]).toEqual([200, true]);
    await change('25.00');
  });

  it('comes packed to those who take it so, and plain to the others', async () => {
    const packed = await request(`${shop.url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const plain = await request(`${shop.url}${path}`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const unpacked = gunzipSync(Buffer.from(await packed.body.arrayBuffer())).toString('utf8');
    expect(unpacked).toBe(await plain.body.text());
  });
});

describe('GET /.well-known/x402', () => {
  it('names every resource and how to pay for it', async () => {
    const { status, body } = await shop.call('GET', '/.well-known/x402');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      x402Versions: [1, 2],
      networks: ['solana-mainnet', 'base-mainnet', 'alt-mainnet'],
    });
    const at = `${shop.parts.config.baseUrl}/api/x402/discover/`;
    const { solana, base } = shop.parts.config;
    const treasuryOf = (network: 'solana-mainnet' | 'base-mainnet') =>
      shop.parts.chains.get(network)?.treasury;
    expect(body.treasuries.slice(0, 2)).toEqual([
      { network: 'solana-mainnet', asset: solana.usdcMint, payTo: treasuryOf('solana-mainnet') },
      { network: 'base-mainnet', asset: base.usdc, payTo: treasuryOf('base-mainnet') },
    ]);
    expect(body.treasuries).toHaveLength(3);
    expect(body.resources.sort()).toEqual(ids.map((id) => `${at}${id}`).sort());
  });
});

describe('GET /api/x402/trending', () => {
  it('is empty while no machine has bought anything, and refuses what it cannot count', async () => {
    const { status, data } = await shop.call('GET', '/api/x402/trending', { query: { window_days: 30 } });
    expect(status).toBe(200);
    expect(data).toEqual({ window_days: 30, count: 0, services: [] });
    expect((await shop.call('GET', '/api/x402/trending?window_days=91')).status).toBe(400);
    expect((await shop.call('GET', '/api/x402/trending?limit=0')).status).toBe(400);
  });
});
