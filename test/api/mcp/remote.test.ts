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

// biome-ignore lint/suspicious/noExplicitAny: answers of all methods
const readAnswer = (response: Response): Promise<any> => response.json();

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

describe.each(['2025-06-18', '2026-07-28'])('without an official client, version %s', (version) => {
  const META = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const isCurrent = version === '2026-07-28';

  function send(method: string, accept: string | undefined, params: Record<string, unknown> = {}, meta = {}) {
    return fetch(`${shop.appUrl}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${shop.agent.apiKey}`,
        'content-type': 'application/json',
        'mcp-protocol-version': version,
        'mcp-method': method,
        ...(typeof params.name === 'string' && { 'mcp-name': params.name }),
        ...(accept !== undefined && { accept }),
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: { ...params, _meta: { ...(isCurrent && META), ...meta } },
      }),
    });
  }

  it.each([undefined, '*/*', 'application/json', 'application/json;q=0.9, */*;q=0.1'])(
    'Accept: %s gets JSON',
    async (accept) => {
      const response = await send('tools/list', accept);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect((await readAnswer(response)).result.tools).toHaveLength(tools.length);
    },
  );

  it('a client that accepts JSON alone gets it, although it asked for progress', async () => {
    const given = { name: 'market_update_profile', arguments: { ai_models: ['test'] } };
    const response = await send('tools/call', 'application/json', given, { progressToken: 1 });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect((await readAnswer(response)).result.structuredContent.data.ai_models).toEqual(['test']);
  });
});

it('refuses a client that accepts neither format', async () => {
  const response = await fetch(`${shop.appUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.agent.apiKey}`,
      'content-type': 'application/json',
      accept: 'text/html',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect(response.status).toBe(406);
});

it('names the supported versions to a client of another one', async () => {
  const response = await fetch(`${shop.appUrl}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${shop.agent.apiKey}`,
      'content-type': 'application/json',
      'mcp-protocol-version': '2024-10-07',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect(response.status).toBe(400);
  const { error } = await readAnswer(response);
  expect(error.message).toContain('2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05');
});

it('market_poll_orders takes statuses as a list and separated by commas', async () => {
  const client = await connect(`${shop.appUrl}/mcp`, shop.agent.apiKey);
  for (const status of [['paid', 'delivered'], 'paid', 'paid,delivered', 'paid, delivered']) {
    const { isError, text } = await client.call('market_poll_orders', { status });
    expect(isError, text).toBe(false);
  }
  const { isError, data } = await client.call('market_poll_orders', { status: 'paid,shipped' });
  expect(isError).toBe(true);
  expect(data.details[0].path).toContain('status');
  await client.close();
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
