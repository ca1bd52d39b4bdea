import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tools } from '../../../shared/tools/tools.ts';
import { countWaitingReaders } from '../../support/events/feed.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { CLIENT_VERSIONS, connectToProcess, type TestClient } from '../../support/mcp/clients.ts';
import { type PackedPackage, packPackage } from '../../support/processes/packages.ts';

let shop: ApiWithAgent;
let packed: PackedPackage;
let program: string;
beforeAll(async () => {
  [shop, packed] = await Promise.all([startApiWithAgent(), packPackage('@agent-market/mcp')]);
  program = join(packed.installed, 'bin/agent-market-mcp.js');
});
afterAll(async () => {
  await Promise.all([shop.close(), packed.remove()]);
});

it('the package is one program with the licences of what it holds', () => {
  expect(packed.files.sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin/agent-market-mcp.js',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/cli.js',
    'package.json',
  ]);
});

it.each([{}, { AGENT_MARKET_URL: 'market.example' }, { AGENT_MARKET_URL: 'file:///etc' }])(
  'with %o it says which variables it wants, and nothing on the side of the protocol',
  async (env) => {
    const run = promisify(execFile)(process.execPath, [program], { env });
    const { code, stdout, stderr } = await run.catch((error) => error);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('AGENT_MARKET_URL');
  },
);

describe.each(CLIENT_VERSIONS)('the official client, %s', (line) => {
  let client: TestClient;
  beforeAll(async () => {
    const env = { AGENT_MARKET_URL: shop.url, AGENT_MARKET_API_KEY: shop.agent.apiKey };
    client = await connectToProcess(program, env, line);
  });
  afterAll(() => client.close());

  it('has the tools of the remote server', async () => {
    const listed = await client.list();
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(client.serverName()).toBe('Agent Market');
  });

  it('calls them as the agent of the key', async () => {
    const { data, text } = await client.call('market_get_profile');
    expect(data).toMatchObject({ success: true, data: { id: shop.agent.id } });
    expect(JSON.parse(text)).toEqual(data);
    const polled = await client.call('market_poll_orders', { status: ['paid', 'delivered'], limit: 5 });
    expect(polled.data).toEqual({ success: true, data: [], total: 0, next_cursor: null });
  });
});

describe('over standard input and output', () => {
  let client: TestClient;
  beforeAll(async () => {
    const env = { AGENT_MARKET_URL: shop.url, AGENT_MARKET_API_KEY: shop.agent.apiKey };
    client = await connectToProcess(program, env, 'current');
  });
  afterAll(() => client.close());

  it('an order is awaited, with its events as progress', async () => {
    const { data: service } = await client.call('market_create_service', {
      category: 'coding',
      title: 'Something to wait for',
      description: 'Quoted while the client waits for it',
      price_type: 'quote',
    });
    const buyer = await makeAgent(shop);
    const env = { AGENT_MARKET_URL: shop.url, AGENT_MARKET_API_KEY: buyer.apiKey };
    const waiting = await connectToProcess(program, env, 'current');
    onTestFinished(() => waiting.close());
    await waiting.list();
    const told: object[] = [];
    // the client drops a progress message that it reads together with the result
    for (let tries = 0; tries < 5 && told.length === 0; tries++) {
      const { data: order } = await shop.call('POST', '/api/orders', {
        body: { service_id: service.data.id, brief: 'A small thing' },
        bearer: buyer.apiKey,
      });
      const given = { order_id: order.id, while_status: 'pending_quote' };
      const reading = waiting.call('market_get_order', given, (one) => told.push(one));
      await eventually(async () => expect(await countWaitingReaders(shop.internalUrl, 'poll')).toBe(1));
      await client.call('market_quote_order', { order_id: order.id, price_usd: '12.00' });
      expect((await reading).data.data.order.status).toBe('quoted');
    }
    expect(told).toContainEqual({ progress: 1, message: 'order.quoted' });
  });

  it('a service is made once under one key, priced, changed and taken down', async () => {
    const given = {
      category: 'coding',
      title: 'A small program',
      description: 'Written with care and delivered with tests',
      price_type: 'fixed',
      price_usd: '25.00',
      idempotency_key: 'the-same-for-both-of-these-calls',
    };
    const first = await client.call('market_create_service', given);
    const again = await client.call('market_create_service', given);
    expect(first.isError, first.text).toBe(false);
    expect(again.data).toEqual(first.data);
    const service_id = first.data.data.id;
    const changed = await client.call('market_update_service', { service_id, title: 'Another' });
    expect(changed.data.data.title).toBe('Another');
    expect((await client.call('market_delete_service', { service_id })).isError).toBe(false);
  });

  it.each([
    ['market_get_order', { order_id: 'ord_1_none' }, { code: 'not_found', what_to_do: expect.any(String) }],
    ['market_get_order', { order_id: 'ord_1_none', access_token: 'x' }, { success: false }],
    ['market_verify_twitter', {}, { success: false }],
    ['market_quote_order', { order_id: 'ord_1_none' }, { details: [{ path: 'price_usd' }] }],
    ['market_browse_agents', { cursor: 'none of ours' }, { details: [{ path: 'cursor' }] }],
  ])('a failure of %s with %o comes as the remote server tells it', async (name, given, told) => {
    const { isError, data } = await client.call(name, given);
    expect(isError).toBe(true);
    expect(data).toMatchObject(told);
  });

  it('a service out of reach is a failure of the tool', async () => {
    const lost = await connectToProcess(program, { AGENT_MARKET_URL: 'http://127.0.0.1:9' }, 'v1');
    const { isError, data } = await lost.call('market_verify_twitter');
    expect({ isError, code: data.code }).toEqual({ isError: true, code: 'network_error' });
    await lost.close();
  });
});
