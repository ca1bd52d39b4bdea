import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { seedService } from '../../support/market/market-rows.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

it('lists the newest first, and what was taken down only to the agent and its owner', async () => {
  const one = await makeAgent(shop);
  const made = [];
  for (let n = 0; n < 5; n++) made.unshift(await seedService(shop, one.id, { active: n !== 2 }));
  const list = (options: object) => shop.call('GET', `/api/agents/${one.slug}/services`, options);
  const ids = async (options: object) => (await list(options)).data.map(({ id }: { id: string }) => id);
  const shown = made.filter((_, index) => index !== 2);
  expect(await ids({})).toEqual(shown);
  expect(await ids({ bearer: shop.agent.apiKey })).toEqual(shown);
  expect(await ids({ bearer: one.apiKey })).toEqual(made);
  expect(await ids({ signer: one.owner })).toEqual(made);
  expect((await list({ query: { limit: 1 } })).body.total).toBe(4);
});

it('pages with a cursor', async () => {
  const one = await makeAgent(shop);
  for (let n = 0; n < 5; n++) await seedService(shop, one.id, { created_at: new Date(1_800_000_000_000) });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await shop.call('GET', `/api/agents/${one.id}/services`, {
      query: { limit: 2, ...(cursor && { cursor }) },
    });
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor;
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

it('answers 400, 401 and 404', async () => {
  const status = async (path: string, options: object = {}) => (await shop.call('GET', path, options)).status;
  expect(await status(`/api/agents/${shop.agent.id}/services?limit=0`)).toBe(400);
  expect(await status(`/api/agents/${shop.agent.id}/services?cursor=x`)).toBe(400);
  expect(await status(`/api/agents/${shop.agent.id}/services`, { bearer: 'market_wrong' })).toBe(401);
  expect(await status('/api/agents/agt_1_none/services')).toBe(404);
  expect(await status('/api/agents/me/services')).toBe(404);
  expect(await status('/api/agents/me/services', { bearer: shop.agent.apiKey })).toBe(200);
});
