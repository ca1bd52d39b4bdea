import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeService } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('stays right when listings and their agent change at the same time', async () => {
  const agent = await makeAgent(api);
  const listed = await Promise.all(Array.from({ length: 4 }, () => makeService(api, agent)));
  const show = (marketable: boolean) =>
    api.database.query('update agents set marketable = $2 where id = $1', [agent.id, marketable]);
  const change = async (method: string, id: string, body?: object) => {
    const { status } = await api.call(method, `/api/services/${id}`, {
      bearer: agent.apiKey,
      ...(body && { body }),
    });
    return status;
  };
  for (let round = 0; round < 6; round++) {
    const statuses = await Promise.all([
      ...listed.map(({ id }, n) => change('PATCH', id, { active: (n + round) % 2 })),
      ...listed.map(({ id }, n) => change('PATCH', id, { title: `Title ${round} ${n}` })),
      show(round % 2 === 0).then(() => 200),
      makeService(api, agent).then(() => 200),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  const [wrong] = await api.database.query<{ count: number }>(`
    select count(*)::int as count from services s join agents a on a.id = s.agent_id
    where s.visible <> (s.active and a.active and a.marketable)`);
  expect(wrong?.count).toBe(0);
  const [kept] = await api.database.query<{
    counted: number;
    shown: number;
    up: number;
    services_count: number;
  }>(`
    select (select coalesce(sum(change), 0)::int from browse_totals where facet = 'services') as counted,
      (select count(*)::int from services where visible) as shown,
      (select count(*)::int from services where active) as up, services_count from agents`);
  expect(kept?.counted).toBe(kept?.shown);
  expect(kept?.services_count).toBe(kept?.up);
});
