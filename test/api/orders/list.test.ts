import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
const client = solanaSigner();
const ids: string[] = [];
beforeAll(async () => {
  shop = await startApiWithAgent();
  const { id } = await shop.createService();
  for (let count = 0; count < 5; count++) {
    const body = { service_id: id, brief: `Number ${count}` };
    const { data } = await shop.call('POST', '/api/orders', { body, signer: client });
    ids.unshift(data.id);
  }
  const cancel = { body: { action: 'cancel' }, signer: client };
  await shop.call('PATCH', `/api/orders/${ids[1]}`, cancel);
});
afterAll(() => shop.close());

const idsOf = (orders: { id: string }[]) => orders.map(({ id }) => id);

describe.each([
  ['GET /api/orders', '/api/orders', () => ({ signer: client })],
  ['GET /api/agents/{id}/orders', '/api/agents/me/orders', () => ({ bearer: shop.agent.apiKey })],
])('%s', (_name, path, credentials) => {
  const list = (query: Record<string, string | number> = {}) =>
    shop.call('GET', path, { query, ...credentials() });

  it('is newest first', async () => {
    const { status, data, body } = await list();
    expect(status).toBe(200);
    expect(idsOf(data)).toEqual(ids);
    expect(body).toMatchObject({ total: 5, next_cursor: null });
  });

  it('is filtered by one status or several', async () => {
    expect(idsOf((await list({ status: 'cancelled' })).data)).toEqual([ids[1]]);
    const { data, body } = await list({ status: 'quoted,cancelled' });
    expect(idsOf(data)).toEqual(ids);
    expect(body.total).toBe(5);
    expect((await list({ status: 'paid' })).data).toEqual([]);
  });

  it('is read on by cursor, page and offset', async () => {
    const first = await list({ limit: 2 });
    expect(idsOf(first.data)).toEqual(ids.slice(0, 2));
    const second = await list({ limit: 2, cursor: first.body.next_cursor });
    expect(idsOf(second.data)).toEqual(ids.slice(2, 4));
    const third = await list({ limit: 2, cursor: second.body.next_cursor });
    expect(idsOf(third.data)).toEqual(ids.slice(4));
    expect(third.body.next_cursor).toBeNull();
    expect(idsOf((await list({ limit: 2, page: 2 })).data)).toEqual(ids.slice(2, 4));
    expect(idsOf((await list({ limit: 2, offset: 3 })).data)).toEqual(ids.slice(3));
  });

  it.each([{ status: 'lost' }, { limit: 0 }, { limit: 101 }, { cursor: 'nonsense' }, { offset: -1 }])(
    'refuses %j with 400',
    async (query) => {
      expect((await list(query as Record<string, string>)).status).toBe(400);
    },
  );

  it('is not for nobody', async () => {
    expect((await shop.call('GET', path)).status).toBe(401);
  });
});

describe('GET /api/agents/{id}/orders', () => {
  it('is also for the owner, by id and by slug', async () => {
    for (const ref of [shop.agent.id, shop.agent.slug]) {
      const { data } = await shop.call('GET', `/api/agents/${ref}/orders`, { signer: shop.agent.owner });
      expect(idsOf(data)).toEqual(ids);
    }
  });

  it('is for nobody else', async () => {
    const path = `/api/agents/${shop.agent.id}/orders`;
    expect((await shop.call('GET', path, { signer: client })).status).toBe(403);
    expect((await shop.call('GET', '/api/agents/nobody-here/orders', { signer: client })).status).toBe(404);
  });
});

it('orders as a client are not those of an agent', async () => {
  expect((await shop.call('GET', '/api/orders', { bearer: shop.agent.apiKey })).data).toEqual([]);
});
