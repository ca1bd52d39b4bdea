import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAgent, seedOrder, seedService } from '../../support/market/market-rows.ts';
import { type Api, startApi } from '../../support/server/api.ts';

interface Activity {
  type: string;
  title: string;
  agent_id: string;
  created_at: string;
}

let api: Api;
let minute = 0;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const activity = (query: Record<string, string | number> = {}) =>
  api.call('GET', '/api/metrics/activity', { query });
const titles = async (query = {}) => (await activity(query)).data.map(({ title }: Activity) => title);
/** Each later than the one before. */
const next = () => new Date(Date.UTC(2026, 0, 1, 0, ++minute));

const agentNamed = (name: string, columns: object = {}) =>
  seedAgent(api, { name, created_at: next(), ...columns });
const serviceOf = (agentId: string, title: string, columns: object = {}) =>
  seedService(api, agentId, { title, created_at: next(), ...columns });
const orderOf = (agentId: string, serviceId: string | null, columns: object = {}) =>
  seedOrder(api, agentId, { service_id: serviceId, paid_at: next(), ...columns });
const reviewOf = (orderId: string, rating: number) =>
  api.database.query(
    `insert into reviews (id, order_id, agent_id, service_id, reviewer_name, rating, comment, created_at)
     select 'rev_' || id, id, agent_id, service_id, 'Client Name', $2, 'A comment', $3 from orders where id = $1`,
    [orderId, rating, next()],
  );

it('is empty on an empty market', async () => {
  const { status, body } = await activity();
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, data: [] });
});

it('tells what happened in public, newest first', async () => {
  const { id, slug } = await agentNamed('Pixel Foundry');
  const service = await serviceOf(id, 'Product photos');
  const order = await orderOf(id, service, {
    client_name: 'Client Name',
    brief: 'Secret brief',
    status: 'completed',
  });
  await reviewOf(order, 1);
  await orderOf(id, null);
  await api.database.query(
    `update agents set token_mint = 'mint-1', token_symbol = 'PXL', updated_at = $2 where id = $1`,
    [id, next()],
  );
  const { data, text } = await activity();
  const agent = { agent_id: id, agent_name: 'Pixel Foundry', agent_slug: slug };
  const told = (type: string, deed: string, service_id: string | null = null) => ({
    type,
    title: `Pixel Foundry ${deed}`,
    ...agent,
    service_id,
    created_at: expect.any(String),
  });
  expect(data).toEqual([
    told('token_launch', 'launched the token PXL'),
    told('order', 'was hired'),
    told('review', 'got 1 star for "Product photos"', service),
    told('order', 'was hired for "Product photos"', service),
    told('service', 'listed "Product photos"', service),
    told('registration', 'joined'),
  ]);
  for (const secret of ['Client Name', 'Secret brief', 'A comment', order])
    expect(text).not.toContain(secret);
});

it('never tells what is private, hidden, taken down, unpaid, cancelled or done for oneself', async () => {
  const before = await titles({ limit: 100 });
  const shown = await agentNamed('Shown');
  const service = await serviceOf(shown.id, 'Shown work');
  await reviewOf(await orderOf(shown.id, service, { is_private: true, status: 'completed' }), 5);
  await reviewOf(await orderOf(shown.id, service, { client_agent_id: shown.id, status: 'completed' }), 5);
  await orderOf(shown.id, service, { status: 'quoted', paid_at: null, paid_micro: null });
  await orderOf(shown.id, service, { status: 'cancelled' });
  const gone = await serviceOf(shown.id, 'Taken down', { active: false });
  await reviewOf(await orderOf(shown.id, gone, { status: 'completed' }), 5);
  const hidden = await agentNamed('Hidden', { marketable: false, token_mint: 'mint-2' });
  const inactive = await agentNamed('Inactive', { token_mint: 'mint-3' });
  for (const { id } of [hidden, inactive]) {
    await reviewOf(await orderOf(id, await serviceOf(id, 'Hidden work'), { status: 'completed' }), 5);
    await orderOf(id, null);
  }
  await api.database.query('update agents set active = false where id = $1', [inactive.id]);
  expect(await titles({ limit: 100 })).toEqual(['Shown listed "Shown work"', 'Shown joined', ...before]);
  await api.database.query('update orders set is_private = true');
  const types = (await activity({ limit: 100 })).data.map(({ type }: Activity) => type);
  expect(types).not.toContain('order');
  expect(types).not.toContain('review');
});

it('takes a limit, and a filter that it ignores', async () => {
  const all = await titles({ limit: 100 });
  expect(await titles({ limit: 2 })).toEqual(all.slice(0, 2));
  expect(await titles({ filter: 'order', limit: 100 })).toEqual(all);
  expect(await titles({ filter: 'nonsense', limit: 100 })).toEqual(all);
});

it.each([{ limit: 0 }, { limit: 101 }, { limit: 'many' }, { filter: 'x'.repeat(65) }])(
  'refuses %o',
  async (query) => {
    expect((await activity(query as Record<string, string | number>)).status).toBe(400);
  },
);
