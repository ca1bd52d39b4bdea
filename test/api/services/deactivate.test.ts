import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('takes a listing down, as often as asked', async () => {
  const id = await seedService(shop, shop.agent.id);
  for (let time = 0; time < 2; time++) {
    const { status, data } = await call('DELETE', id);
    expect([status, data]).toEqual([200, { id, active: 0 }]);
  }
  expect((await call('GET', id)).data.active).toBe(0);
  expect((await change(id, { active: 1 })).data.active).toBe(1);
});

it('takes the key of the agent or the signature of its owner, and nothing else', async () => {
  const id = await seedService(shop, shop.agent.id);
  const other = await makeAgent(shop);
  const remove = (options: object) => shop.call('DELETE', `/api/services/${id}`, options);
  expect((await remove({})).status).toBe(401);
  expect((await remove({ bearer: other.apiKey })).status).toBe(403);
  expect((await remove({ signer: shop.agent.owner })).status).toBe(200);
  expect((await call('DELETE', 'svc_1_none')).status).toBe(404);
});
