import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { emitEvent, makeAgentWithEndpoint } from '../../support/webhooks/webhooks.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ logLevel: 'debug', env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
  agent = await makeAgentWithEndpoint(api, 'http://127.0.0.1:9/');
  for (let i = 0; i < 30; i++) await emitEvent(api, agent);
});
afterAll(() => api.close());

const statements = () => api.readLog().filter((line) => line.includes('[query]')).length;

it.each([{}, { status: 'pending', event: 'order.message' }])(
  'reading a page of the log by %o takes one statement besides that of the key',
  async (query) => {
    const list = () =>
      api.call('GET', '/api/agents/me/deliveries', { bearer: agent.apiKey, query: { limit: 10, ...query } });
    await list();
    const before = statements();
    const { body } = await list();
    expect([body.data.length, body.total, statements() - before]).toEqual([10, 30, 2]);
  },
);
