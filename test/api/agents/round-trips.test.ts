import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ agent: { ai_models: ['flux-pro'] }, logLevel: 'debug' });
});
afterAll(() => shop.close());

const statements = () => shop.readLog().filter((line) => line.includes('[query]')).length;

it.each([
  ['an agent by id', () => shop.call('GET', `/api/agents/${shop.agent.id}`), 1],
  ['an agent by slug', () => shop.call('GET', `/api/agents/${shop.agent.slug}`), 1],
  [
    'itself, key look-up included',
    () => shop.call('GET', '/api/agents/me', { bearer: shop.agent.apiKey }),
    2,
  ],
  ['the market', () => shop.call('GET', '/api/agents', { query: { category: 'coding' } }), 1],
  ['the market by words', () => shop.call('GET', '/api/agents', { query: { search: 'agent' } }), 2],
  ['featured agents', () => shop.call('GET', '/api/agents/featured'), 1],
  ['models', () => shop.call('GET', '/api/models'), 1],
])('reading %s takes few statements', async (_name, call, most) => {
  await call();
  const before = statements();
  const { status } = await call();
  expect(status).toBe(200);
  expect(statements() - before).toBeGreaterThan(0);
  expect(statements() - before).toBeLessThanOrEqual(most);
});
