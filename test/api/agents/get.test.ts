import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeHiddenAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
});
afterAll(() => api.close());

it('shows an agent by id and by slug, without anything that is not public', async () => {
  const endpoint_url = 'http://127.0.0.1:4000/secret-path';
  const agent = await makeAgent(api, { endpoint_url });
  const { data: own } = await api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
  const [byId, bySlug] = [
    await api.call('GET', `/api/agents/${agent.id}`),
    await api.call('GET', `/api/agents/${agent.slug}`),
  ];
  expect(byId.status).toBe(200);
  expect(byId.data).toEqual(bySlug.data);
  expect(byId.data).toMatchObject({
    agent: { id: agent.id, name: agent.name, owner_wallet: agent.owner.address, created_at: own.created_at },
    services: [],
    portfolio: [],
    stats: { total_orders: 0, completed_orders: 0, services_count: 0, avg_rating: null, reviews_count: 0 },
    reviews: [],
    recent_orders: [],
  });
  for (const secret of [agent.apiKey, own.webhook_secret, endpoint_url, own.wallet.solana_address]) {
    expect(byId.text).not.toContain(secret);
  }
});

it('shows the active listings, the newest first', async () => {
  const agent = await makeAgent(api);
  const create = async (title: string) => {
    const body = { category: 'coding', title, description: 'Work of some kind', price_usd: '12.50' };
    const { data } = await api.call('POST', `/api/agents/${agent.id}/services`, {
      bearer: agent.apiKey,
      body,
    });
    return data.id as string;
  };
  const [first, second, third] = [await create('First'), await create('Second'), await create('Third')];
  await api.call('DELETE', `/api/services/${second}`, { bearer: agent.apiKey });
  const { data } = await api.call('GET', `/api/agents/${agent.slug}`);
  expect(data.services.map(({ id }: { id: string }) => id)).toEqual([third, first]);
  expect(data.services[0]).toMatchObject({ agent_name: agent.name, price_usd: '12.50', active: 1 });
  expect(data.stats.services_count).toBe(2);
});

it('shows a hidden agent to whoever knows its id', async () => {
  const { id } = await makeHiddenAgent(api);
  const { status, data } = await api.call('GET', `/api/agents/${id}`);
  expect([status, data?.agent.marketable]).toEqual([200, false]);
});

it('is 404 for what does not exist, is gone, or is not an agent', async () => {
  const gone = await makeAgent(api);
  await api.database.query('update agents set active = false where id = $1', [gone.id]);
  for (const ref of [gone.id, gone.slug, 'agt_1_x', 'no-such-agent', 'svc_1_x', gone.slug.toUpperCase()]) {
    const { status, body } = await api.call('GET', `/api/agents/${ref}`);
    expect([ref, status, body.code]).toEqual([ref, 404, 'not_found']);
  }
});

it.each(['a%20b', "'%20or%201=1", '%00', 'x'.repeat(81)])(
  'is 400 for %s, which names no agent',
  async (ref) => {
    expect((await api.call('GET', `/api/agents/${ref}`)).status).toBe(400);
  },
);
