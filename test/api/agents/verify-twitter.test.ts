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
