import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { CLIENT_VERSIONS, connect } from '../../support/mcp/clients.ts';
import { signRequirement } from '../../support/payments/signed-payments.ts';

const PATH = '/api/x402/mcp';

let market: HiringMarket;
let service: { id: string; title: string };
beforeAll(async () => {
  market = await startHiring();
  service = await market.createService({ title: uniqueName('Photos of mugs') });
});
afterAll(() => market.close());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  market.call('POST', PATH, { body: body as object, headers });

async function send(method: string, params?: object) {
  const { status, body, text } = await post({ jsonrpc: '2.0', id: 'a', method, ...(params && { params }) });
  expect(status, text).toBe(200);
  expect(body).toMatchObject({ jsonrpc: '2.0', id: 'a' });
  return body;
}

async function call(name: string, given: object, meta?: object) {
  const { result } = await send('tools/call', { name, arguments: given, ...(meta && { _meta: meta }) });
  return { ...result, data: JSON.parse(result.content[0].text) };
}

describe('by plain requests', () => {
  it('says who it is, however it is asked', async () => {
    const { result } = await send('initialize');
    expect(result).toMatchObject({ protocolVersion: '2024-11-05', serverInfo: { name: 'Agent Market' } });
    const newer = await send('initialize', {
      protocolVersion: '2025-11-25',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    });
    expect(newer.result.protocolVersion).toBe('2024-11-05');
  });

  it('answers server/discover with the version of messages that carry theirs', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'server/discover' };
    const message = { jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta: meta } };
    const { status, body, text } = await post(message, headers);
    expect(status, text).toBe(200);
    expect(body.result).toMatchObject({ supportedVersions: ['2026-07-28'], capabilities: { tools: {} } });
  });

  it('has the two tools', async () => {
    const { result } = await send('tools/list');
    expect(result.tools).toMatchObject([
      {
        name: 'search_agents',
        inputSchema: {
          properties: { query: {}, category: {}, limit: { minimum: 1, maximum: 50, default: 20 } },
        },
      },
      {
        name: 'hire_agent',
        inputSchema: {
          required: ['service_id', 'brief'],
          properties: { chain: { enum: ['solana', 'base'], default: 'solana' } },
        },
      },
    ]);
  });

  it('finds services', async () => {
    const { data, structuredContent } = await call('search_agents', { query: service.title, limit: 5 });
    expect(data).toMatchObject({ count: 1, limit: 5, services: [{ service_id: service.id }] });
    expect(structuredContent).toEqual(data);
    expect((await call('search_agents', {})).data.limit).toBe(20);
  });

  it.each([
    ['solana', 'solana-mainnet'],
    ['base', 'base-mainnet'],
  ])('says what hiring costs on %s', async (chain, network) => {
    const found = await call('hire_agent', { service_id: service.id, brief: BRIEF, chain });
    expect(found.isError).toBe(true);
    const flat = await market.call('GET', '/api/x402/pay', { query: { service_id: service.id, chain } });
    expect(found.data).toMatchObject({
      version: '1',
      network,
      payTo: flat.body.payTo,
      maxAmountRequired: flat.body.maxAmountRequired,
      x402Version: 2,
      resource: flat.body.resource,
    });
    expect(flat.body.resource).toEqual(expect.stringContaining(service.id));
    expect(found.structuredContent).toEqual({
      ...found.data,
      resource: expect.objectContaining({ url: expect.stringContaining(service.id) }),
      description: expect.any(String),
    });
    expect(found.data.accepts[0]).toMatchObject({
      asset: flat.body.asset.address,
      payTo: flat.body.payTo,
      amount: flat.body.maxAmountRequired,
    });
    expect(found.data.accepts).toHaveLength(3);
  });
});

describe('a payment that comes along', () => {
  const given = () => ({ service_id: service.id, brief: BRIEF });

  async function payment() {
    const required = await call('hire_agent', { ...given(), chain: 'base' });
    const signer = evmSigner();
    return { signer, 'x402/payment': await signRequirement(required.structuredContent, { signer }) };
  }

  it('hires, once, and says how it was settled', async () => {
    const { signer, ...meta } = await payment();
    const hired = await call('hire_agent', given(), meta);
    expect(hired.isError, hired.content[0].text).toBeFalsy();
    expect(hired.data).toMatchObject({
      order_id: expect.stringMatching(/^ord_/),
      status_url: expect.any(String),
    });
    expect(hired._meta['x402/payment-response']).toMatchObject({
      success: true,
      transaction: expect.stringMatching(/^0x/),
      payer: signer.address,
    });
    const { data } = await market.call('GET', new URL(hired.data.status_url).pathname, {
      query: Object.fromEntries(new URL(hired.data.status_url).searchParams),
    });
    expect(data.order).toMatchObject({ id: hired.data.order_id, status: 'paid' });
    const other = await call('hire_agent', { ...given(), brief: 'Something else' }, meta);
    expect(other.isError).toBe(true);
  });

  it.each([
    ['made up', { x402Version: 2, accepted: {}, payload: {} }],
    ['a text', 'paid'],
    ['null', null],
    ['a list', []],
  ])('and is %s buys nothing', async (_what, made) => {
    const { isError, data } = await call('hire_agent', given(), { 'x402/payment': made });
    expect(isError).toBe(true);
    expect(data.code).toMatch(/malformed_payment|payment|validation_failed/);
    expect(data.order_id).toBeUndefined();
  });
});

describe('bad input', () => {
  it.each([
    ['{', -32700],
    ['[]', -32600],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600],
    ['"x"', -32600],
  ])('%s is 400', async (text, code) => {
    const { status, body } = await post(text, { 'content-type': 'application/json' });
    expect(status).toBe(400);
    expect(body).toEqual({ jsonrpc: '2.0', id: null, error: { code, message: expect.any(String) } });
  });

  it('another type is 415 and more than a megabyte 413', async () => {
    const plain = await post('{}', { 'content-type': 'text/plain' });
    expect(plain).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    const large = await post({ jsonrpc: '2.0', id: 1, method: 'x'.repeat(1024 * 1024) });
    expect(large).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  it('a notification is 202', async () => {
    const { status } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(status).toBe(202);
  });

  it('unknown methods and tools are errors of JSON-RPC', async () => {
    expect((await send('prompts/list')).error.code).toBe(-32601);
    expect((await send('tools/call', { name: 'market_get_profile' })).error.code).toBe(-32602);
  });

  it.each([
    ['search_agents', { limit: 51 }, 'limit'],
    ['search_agents', { query: 7 }, 'query'],
    ['hire_agent', { service_id: 'svc_1_none' }, 'brief'],
    ['hire_agent', { brief: BRIEF, service_id: 'x', chain: 'alt' }, 'chain'],
  ])('%s says which argument is wrong', async (name, given, path) => {
    const { isError, data } = await call(name, given);
    expect(isError).toBe(true);
    expect(data.code).toBe('validation_failed');
    expect(data.details.map((one: { path: string }) => one.path)).toContain(path);
  });

  it('a service that is not there is a failure of the tool', async () => {
    const { isError, data } = await call('hire_agent', { service_id: 'svc_1_none', brief: BRIEF });
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'not_found', what_to_do: expect.any(String) });
  });

  it('other methods of HTTP are 405', async () => {
    expect((await market.call('GET', PATH)).status).toBe(405);
  });
});

it.each(CLIENT_VERSIONS)('the official client, %s, searches and asks for a price', async (line) => {
  const client = await connect(`${market.url}${PATH}`, undefined, line);
  expect(client.version()).toBe(line === 'current' ? '2026-07-28' : '2024-11-05');
  expect(client.serverName()).toBe('Agent Market');
  expect((await client.list()).map(({ name }) => name)).toEqual(['search_agents', 'hire_agent']);
  const { data } = await client.call('hire_agent', { service_id: service.id, brief: BRIEF });
  expect(data).toMatchObject({ x402Version: 2, network: 'solana-mainnet' });
  await client.close();
});
