import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rateLimits } from '../../../generated/limits.gen.ts';
import { tools } from '../../../shared/tools/tools.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { CLIENT_VERSIONS, connect, type TestClient } from '../../support/mcp/clients.ts';
import { startApi } from '../../support/server/api.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent();
});
afterAll(() => shop.close());

const VERSIONS = { current: '2026-07-28', 'v2 as of 2025': '2025-11-25', v1: '2025-11-25' };

describe.each(CLIENT_VERSIONS)('the official client, %s', (line) => {
  let client: TestClient;
  beforeAll(async () => {
    client = await connect(`${shop.appUrl}/mcp`, shop.agent.apiKey, line);
  });
  afterAll(() => client.close());

  it('agrees on its newest version and learns who serves', () => {
    expect(client.version()).toBe(VERSIONS[line]);
    expect(client.serverName()).toBe('Agent Market');
  });

  it('lists the 39 tools', async () => {
    const listed = await client.list();
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  });

  it('calls a tool', async () => {
    const { data, text, isError } = await client.call('market_get_profile');
    expect(isError).toBe(false);
    expect(data).toMatchObject({ success: true, data: { id: shop.agent.id } });
    expect(JSON.parse(text)).toEqual(data);
  });
});

describe('two processes', () => {
  it('answer the messages of one client in turn, and count its calls together with those over HTTP', async () => {
    const env = { ...shop.env, RATE_LIMITS: 'on' };
    const [first, second] = await Promise.all([startApi({ env }), startApi({ env })]);
    onTestFinished(async () => {
      await Promise.all([first.close(), second.close()]);
    });
    const key = shop.agent.apiKey;
    let turn = 0;
    const alternating: typeof fetch = (url, init) => {
      const host = turn++ % 2 ? first.appUrl : second.appUrl;
      return fetch(String(url).replace(first.appUrl, host), init);
    };
    const client = await connect(`${first.appUrl}/mcp`, key, 'v1', alternating);
    const { limit } = rateLimits.orders_listForAgent;
    for (let call = 0; call < limit - 1; call++) {
      expect((await client.call('market_poll_orders')).isError).toBe(false);
    }
    expect((await first.call('GET', '/api/agents/me/orders', { bearer: key })).status).toBe(200);
    const { isError, data } = await client.call('market_poll_orders');
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'rate_limited', retry_after_seconds: expect.any(Number) });
    await client.close();
    expect(turn).toBeGreaterThan(limit);
  });
});
