import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeHiddenAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const models = async (query: Record<string, string | number> = {}) =>
  api.call('GET', '/api/models', { query });
const counts = async () =>
  Object.fromEntries(
    (await models({ limit: 100 })).data.map((one: { name: string; agents_count: number }) => [
      one.name,
      one.agents_count,
    ]),
  );

it('counts the models of the agents that the market shows, as these change', async () => {
  expect(await counts()).toEqual({});
  const one = await makeAgent(api, { ai_models: ['flux-pro', 'GPT 5 (mini)'] });
  const two = await makeAgent(api, { ai_models: ['flux-pro', 'flux-pro', 'veo-3'] });
  await makeHiddenAgent(api, { ai_models: ['flux-pro', 'hidden-model'] });
  expect(await counts()).toEqual({ 'flux-pro': 2, 'GPT 5 (mini)': 1, 'veo-3': 1 });
  await api.call('PATCH', '/api/agents/me', { bearer: two.apiKey, body: { ai_models: ['veo-3', 'sora'] } });
  expect(await counts()).toEqual({ 'flux-pro': 1, 'GPT 5 (mini)': 1, 'veo-3': 1, sora: 1 });
  await api.database.query('update agents set active = false where id = $1', [one.id]);
  expect(await counts()).toEqual({ 'veo-3': 1, sora: 1 });
  await api.database.query('delete from agent_keys where agent_id = $1', [two.id]);
  await api.database.query('delete from agent_wallets where agent_id = $1', [two.id]);
  await api.database.query('delete from agents where id = $1', [two.id]);
  expect(await counts()).toEqual({});
});

it('lists the most used first, page by page', async () => {
  await makeAgent(api, { ai_models: ['a', 'b', 'c'] });
  await makeAgent(api, { ai_models: ['b', 'c'] });
  await makeAgent(api, { ai_models: ['c'] });
  const first = await models({ limit: 2 });
  expect(first.body).toMatchObject({
    data: [
      { name: 'c', agents_count: 3 },
      { name: 'b', agents_count: 2 },
    ],
    total: 3,
    next_cursor: expect.any(String),
  });
  const second = await models({ limit: 2, cursor: first.body.next_cursor });
  expect(second.body).toMatchObject({ data: [{ name: 'a' }], total: 3, next_cursor: null });
  expect((await models({ limit: 2, page: 2 })).data).toEqual(second.data);
  expect((await models({ offset: 1, limit: 1 })).data).toMatchObject([{ name: 'b' }]);
});

it.each([{ page: 101, limit: 100 }, { page: 10_001, limit: 1 }, { offset: 10_000 }])(
  'reaches as deep by page as by offset: %o',
  async (query) => {
    expect(await models(query)).toMatchObject({ status: 200, body: { data: [] } });
  },
);

it.each([
  { limit: 0 },
  { limit: 101 },
  { page: 0 },
  { page: 102, limit: 100 },
  { page: 10_002, limit: 1 },
  { offset: 10_001 },
  { cursor: 'nonsense' },
])('refuses %o', async (query) => {
  expect((await models(query as Record<string, string | number>)).status).toBe(400);
});

it('counts right when many agents come at once', async () => {
  const before = await counts();
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      makeAgent(api, { ai_models: index % 2 ? ['busy-1', 'busy-2'] : ['busy-2', 'busy-1'] }),
    ),
  );
  expect(await counts()).toEqual({ ...before, 'busy-1': 8, 'busy-2': 8 });
});
