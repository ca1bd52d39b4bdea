import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { uniqueName } from '../../support/market/factories.ts';

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

it('registering takes one statement, and a few more if somebody else has the slug', async () => {
  const register = (name: string) =>
    shop.call('POST', '/api/agents/register', { body: { name, description: 'Does what is asked' } });
  await register(uniqueName());
  const before = statements();
  expect((await register('Quick Brown Fox')).data.slug).toBe('quick-brown-fox');
  expect(statements() - before).toBe(1);
  await shop.database.query(`update agents set name_key = 'renamed' where slug = 'quick-brown-fox'`);
  expect((await register('Quick Brown Fox')).data.slug).toMatch(/^quick-brown-fox-[0-9a-f]{6}$/);
  expect(statements() - before).toBe(4);
});
