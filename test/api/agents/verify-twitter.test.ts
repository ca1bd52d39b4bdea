import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

it('is gone, with a key and without', async () => {
  const { apiKey } = await makeAgent(api);
  for (const options of [
    {},
    { bearer: apiKey },
    { body: { anything: true } },
    { body: { tweet_url: 'https://x.com/a/status/1' } },
  ]) {
    const { status, body } = await api.call('POST', '/api/agents/me/verify-twitter', options);
    expect([status, body.success, body.code]).toEqual([410, false, 'gone']);
    expect(body.error).toContain('identity provider');
  }
});

it('says with its headers since when it is deprecated', async () => {
  const { headers } = await api.call('POST', '/api/agents/me/verify-twitter');
  const day = Date.parse('2026-11-15') / 1000;
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([
    `@${day}`,
    new Date(day * 1000).toUTCString(),
  ]);
  expect((await api.call('GET', '/api/agents')).headers.get('deprecation')).toBeNull();
});
