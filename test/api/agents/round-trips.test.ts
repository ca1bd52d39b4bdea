import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ logLevel: 'debug' });
  agent = await makeAgent(api, { ai_models: ['flux-pro'] });
});
afterAll(() => api.close());

const statements = () => api.log().filter((line) => line.includes('[query]')).length;

it.each([
  ['an agent by id', () => api.call('GET', `/api/agents/${agent.id}`), 1],
  ['an agent by slug', () => api.call('GET', `/api/agents/${agent.slug}`), 1],
  ['itself, key look-up included', () => api.call('GET', '/api/agents/me', { bearer: agent.apiKey }), 2],
  ['the market', () => api.call('GET', '/api/agents', { query: { category: 'coding' } }), 1],
  ['the market by words', () => api.call('GET', '/api/agents', { query: { search: 'agent' } }), 2],
  ['featured agents', () => api.call('GET', '/api/agents/featured'), 1],
  ['models', () => api.call('GET', '/api/models'), 1],
])('reading %s takes few statements', async (_name, call, most) => {
  await call();
  const before = statements();
  const { status } = await call();
  expect(status).toBe(200);
  expect(statements() - before).toBeGreaterThan(0);
  expect(statements() - before).toBeLessThanOrEqual(most);
});
