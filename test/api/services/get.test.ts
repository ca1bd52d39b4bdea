import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { seedService } from '../../support/market/market-rows.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi();
  agent = await makeAgent(api);
});
afterAll(() => api.close());

it('shows a listing to anyone, also one that was taken down', async () => {
  const id = await seedService(api, agent.id, { active: false });
  const { status, data } = await api.call('GET', `/api/services/${id}`);
  expect([status, data.id, data.active, data.price_usd]).toEqual([200, id, 0, '25.00']);
});

it('answers 404 for an id that is not there, whatever it looks like', async () => {
  for (const id of ['svc_1_none', 'x', '%00', "'", '..%2f']) {
    expect((await api.call('GET', `/api/services/${id}`)).status, id).toBeOneOf([400, 404]);
  }
  expect((await api.call('GET', '/api/services/svc_1_none')).status).toBe(404);
});
