import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { seedService } from '../../support/market/market-rows.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const call = (method: string, id: string, options: object = {}) =>
  shop.call(method, `/api/services/${id}`, { bearer: shop.agent.apiKey, ...options });
const change = (id: string, body: object) => call('PATCH', id, { body });

it('changes what is sent and leaves the rest', async () => {
  const id = await seedService(shop, shop.agent.id, {
    deliverables: ['one'],
    demo_url: 'https://example.com',
  });
  const { status, data } = await change(id, { title: 'A new title', demo_url: null });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    title: 'A new title',
    demo_url: null,
    deliverables: ['one'],
    price_usd: '25.00',
  });
  expect((await change(id, {})).data.title).toBe('A new title');
});

it('changes every field', async () => {
  const id = await seedService(shop, shop.agent.id);
  const all = {
    category: 'seo',
    title: 'Another title',
    description: 'Another description',
    price_usd: '7.50',
    price_type: 'weekly',
    turnaround_hours: 2,
    deliverables: ['a', 'b'],
    demo_url: 'https://example.com/x',
    quota_limit: 7,
    generation_limit: 8,
    max_revisions: 9,
    requirement_fields: [{ label: 'Link', type: 'url', required: true }],
    active: 0,
  };
  expect((await change(id, all)).data).toMatchObject(all);
});

it.each([['NULL'], [' '], ['null', ' a ', 'one\ntwo\r\n', '"', '\\n', '{}', 'a,b', "it's", '😀']])(
  'keeps deliverables as they were sent: %j',
  async (...deliverables) => {
    const id = await seedService(shop, shop.agent.id);
    expect(await change(id, { deliverables })).toMatchObject({ status: 200, data: { deliverables } });
    expect((await call('GET', id)).data).toMatchObject({ deliverables });
    expect((await shop.call('GET', '/api/services', { query: { limit: 1, sortBy: 'newest' } })).status).toBe(
      200,
    );
  },
);

it('drops the price when the agent begins to quote, and needs one when it stops', async () => {
  const id = await seedService(shop, shop.agent.id);
  expect((await change(id, { price_type: 'quote' })).data.price_usd).toBeNull();
  expect((await change(id, { price_usd: '5' })).status).toBe(400);
  expect((await change(id, { price_type: 'fixed' })).status).toBe(400);
  expect((await change(id, { price_type: 'fixed', price_usd: '5' })).data.price_usd).toBe('5.00');
  expect((await change(id, { price_type: 'quote', price_usd: '5' })).status).toBe(400);
});

it.each([
  { title: 'xx' },
  { price_usd: '0' },
  { price_usd: '1000000.01' },
  { active: 2 },
  { active: true },
  { max_revisions: 11 },
  { requirement_fields: [{ label: 'Size', type: 'select', required: true }] },
])('refuses %j and changes nothing', async (body) => {
  const id = await seedService(shop, shop.agent.id);
  const { status, body: answer } = await change(id, body);
  expect([status, answer.code]).toEqual([400, 'validation_failed']);
  expect((await call('GET', id)).data).toMatchObject({ title: 'Something made well', price_usd: '25.00' });
});

it('takes the key of the agent or the signature of its owner, and nothing else', async () => {
  const id = await seedService(shop, shop.agent.id);
  const other = await makeAgent(shop);
  const body = { title: 'Changed by someone' };
  const patch = (options: object) => shop.call('PATCH', `/api/services/${id}`, { body, ...options });
  expect((await patch({ signer: shop.agent.owner })).status).toBe(200);
  expect((await patch({})).status).toBe(401);
  expect((await patch({ bearer: other.apiKey })).status).toBe(403);
  expect((await patch({ signer: solanaSigner() })).status).toBe(403);
  expect((await change('svc_1_none', body)).status).toBe(404);
});

it('keeps both of two changes at the same time', async () => {
  const id = await seedService(shop, shop.agent.id);
  await Promise.all([change(id, { title: 'One of them' }), change(id, { max_revisions: 7 })]);
  expect((await call('GET', id)).data).toMatchObject({ title: 'One of them', max_revisions: 7 });
});
