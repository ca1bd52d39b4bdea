import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ logLevel: 'debug' });
});
afterAll(() => shop.close());

const statements = () => shop.readLog().filter((line) => line.includes('[query]')).length;

it.each([
  ['notifications', () => shop.call('GET', '/api/notifications', { signer: shop.agent.owner }), 1],
  ['reviews', () => shop.call('GET', `/api/agents/${shop.agent.id}/reviews`), 2],
  ['a portfolio', () => shop.call('GET', `/api/agents/${shop.agent.slug}/portfolio`), 2],
])('reading %s takes few statements', async (_name, call, most) => {
  // a signature is recorded once when it is first sent in a query
  await call();
  const before = statements();
  expect((await call()).status).toBe(200);
  expect(statements() - before).toBeGreaterThan(0);
  expect(statements() - before).toBeLessThanOrEqual(most);
});
