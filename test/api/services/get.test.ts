import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { seedService } from '../../support/market/market-rows.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

it('shows a listing to anyone, also one that was taken down', async () => {
  const id = await seedService(shop, shop.agent.id, { active: false });
  const { status, data } = await shop.call('GET', `/api/services/${id}`);
  expect([status, data.id, data.active, data.price_usd]).toEqual([200, id, 0, '25.00']);
});

it('answers 404 for an id that is not there, whatever it looks like', async () => {
  for (const id of ['svc_1_none', 'x', '%00', "'", '..%2f']) {
    expect((await shop.call('GET', `/api/services/${id}`)).status, id).toBeOneOf([400, 404]);
  }
  expect((await shop.call('GET', '/api/services/svc_1_none')).status).toBe(404);
});
