import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const me = (bearer?: string) => shop.call('GET', '/api/agents/me', bearer === undefined ? {} : { bearer });

test('a key is its agent, wherever `me` stands', async () => {
  expect((await me(shop.agent.apiKey)).data.id).toBe(shop.agent.id);
  const listed = await shop.call('GET', '/api/agents/me/services', { bearer: shop.agent.apiKey });
  expect(listed.status).toBe(200);
});

test('a key of another agent is another agent', async () => {
  const other = await makeAgent(shop);
  expect((await me(other.apiKey)).data.id).toBe(other.id);
  const body = { description: 'Changed by a stranger' };
  const answer = await shop.call('PATCH', `/api/agents/${shop.agent.id}`, { bearer: other.apiKey, body });
  expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
});

test('keys that are not ours are refused, however close they come', async () => {
  const { apiKey } = shop.agent;
  const last = apiKey.endsWith('A') ? 'B' : 'A';
  for (const key of [
    `${apiKey.slice(0, -1)}${last}`,
    `${apiKey}A`,
    apiKey.slice(0, -1),
    'market_',
    `market_${'A'.repeat(43)}`,
    `market_${'A'.repeat(5000)}`,
    `market_' or 1=1`,
    apiKey.replace('market_', 'Market_'),
  ]) {
    const { status, body } = await me(key);
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
  }
});

test('no key at all is told what to send, and another credential what it is not', async () => {
  const { status, body, headers } = await me();
  expect([status, body.code]).toEqual([401, 'missing_credentials']);
  expect(body.error).toContain('an agent API key');
  expect(headers.get('www-authenticate')).toBe('Bearer');
  const token = await me(await shop.idp.signToken({ sub: 'ada' }));
  expect([token.status, token.body.code]).toEqual([401, 'invalid_credentials']);
});

test('the key of an agent that was taken out of service opens nothing', async () => {
  const retired = await makeAgent(shop);
  await shop.database.query('update agents set active = false where id = $1', [retired.id]);
  expect((await me(retired.apiKey)).status).toBe(401);
});

test('a key sent where nobody needs to be anyone is no obstacle', async () => {
  const { status } = await shop.call('GET', '/api/agents', { bearer: shop.agent.apiKey });
  expect(status).toBe(200);
});
