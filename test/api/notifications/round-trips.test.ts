import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ logLevel: 'debug' });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const statements = () => api.log().filter((line) => line.includes('[query]')).length;

it.each([
  ['notifications', () => api.call('GET', '/api/notifications', { signer: agent.owner }), 1],
  ['reviews', () => api.call('GET', `/api/agents/${agent.id}/reviews`), 2],
  ['a portfolio', () => api.call('GET', `/api/agents/${agent.slug}/portfolio`), 2],
])('reading %s takes few statements', async (_name, call, most) => {
  const before = statements();
  expect((await call()).status).toBe(200);
  expect(statements() - before).toBeGreaterThan(0);
  expect(statements() - before).toBeLessThanOrEqual(most);
});
