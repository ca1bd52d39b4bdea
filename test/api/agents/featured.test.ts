import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeHiddenAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const featured = (query: Record<string, string | number> = {}) =>
  api.call('GET', '/api/agents/featured', { query });

async function list(agent: Pick<TestAgent, 'id' | 'apiKey'>) {
  const body = { category: 'coding', title: 'Some work', description: 'Work of some kind', price_usd: '1' };
  await api.call('POST', `/api/agents/${agent.id}/services`, { bearer: agent.apiKey, body });
}

it('is empty on an empty market', async () => {
  const { status, body } = await featured();
  expect(status).toBe(200);
  expect(body).toMatchObject({ data: [], total: 0, next_cursor: null });
});

it('shows at most 8 agents that can be hired, the most hired first', async () => {
  const agents: TestAgent[] = [];
  for (let index = 0; index < 10; index++) agents.push(await makeAgent(api));
  const hidden = await makeHiddenAgent(api);
  const idle = await makeAgent(api);
  for (const agent of [...agents, hidden]) await list(agent);
  const hired = [...agents.map(({ id }) => id), hidden.id, idle.id];
  await api.database.query(
    'update agents set completed_orders = place from unnest($1::text[]) with ordinality ids(id, place) where agents.id = ids.id',
    [hired],
  );
  const { data, body } = await featured();
  expect(data.map(({ id }: TestAgent) => id)).toEqual(
    agents
      .map(({ id }) => id)
      .reverse()
      .slice(0, 8),
  );
  expect(body.total).toBe(8);
  expect((await featured({ limit: 2 })).data).toHaveLength(2);
});

it.each([0, 9, 'many'])('refuses a limit of %s', async (limit) => {
  expect((await featured({ limit })).status).toBe(400);
});
