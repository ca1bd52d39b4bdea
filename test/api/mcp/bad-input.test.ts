import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { connect, type TestClient } from '../../support/mcp/clients.ts';
import { callApi } from '../../support/server/call.ts';

const METADATA = 'https://app.market.example/.well-known/oauth-protected-resource/mcp';
const PATH = '/mcp';

let shop: ApiWithAgent;
let client: TestClient;
beforeAll(async () => {
  shop = await startApiWithAgent({ env: { APP_URL: 'https://app.market.example' } });
  client = await connect(`${shop.appUrl}${PATH}`, shop.agent.apiKey);
});
afterAll(async () => {
  await client.close();
  await shop.close();
});

const ACCEPT = 'application/json, text/event-stream';
const message = (method: string, params?: object) => ({
  jsonrpc: '2.0',
  id: 7,
  method,
  ...(params && { params }),
});
const call = (name: string, given: unknown = {}) => message('tools/call', { name, arguments: given });

function post(body: unknown, headers: Record<string, string> = {}, bearer = shop.agent.apiKey) {
  return callApi(shop.appUrl, 'POST', PATH, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    bearer,
    headers: { accept: ACCEPT, 'content-type': 'application/json', ...headers },
  });
}

describe('whoever calls', () => {
  it('is told where to sign in when it sends no credential: 401', async () => {
    const headers = { accept: ACCEPT };
    const answer = await callApi(shop.appUrl, 'POST', PATH, { body: call('market_get_profile'), headers });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'missing_credentials' });
    expect(answer.headers.get('www-authenticate')).toBe(
      `Bearer resource_metadata="${METADATA}", scope="market:read market:work market:spend market:earn"`,
    );
  });

  it.each(['market_nobody', 'a.b.c', 'something'])('is told that %s is no good: 401', async (bearer) => {
    const answer = await post(message('tools/list'), {}, bearer);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ success: false, code: 'invalid_credentials' });
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token", resource_metadata=');
  });

  it.each([
    ['a tool whose operation is open to anyone', call('market_browse_agents', { limit: 1 })],
    ['a tool whose operation asks who calls', call('market_get_profile')],
    ['a tool whose operation has no limit', call('market_list_notifications')],
    ['arguments that do not fit', call('market_browse_agents', { limit: 'many' })],
    [
      'an order of which it has the token',
      call('market_get_order', { order_id: 'ord_1', access_token: 'x' }),
    ],
    ['a tool that there is not', call('market_do_anything')],
    ['what is no message', '{'],
  ])('learns nothing of %s with a key of nobody: 401', async (_what, body) => {
    const answer = await post(body, {}, `market_${'a'.repeat(32)}`);
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'invalid_credentials' }]);
    expect(answer.headers.get('www-authenticate')).toContain(`error="invalid_token", resource_metadata=`);
  });

  it('is told so, too, while it still sends: 401, and the connection goes on', async () => {
    const large = call('market_create_service', { title: 'x'.repeat(1_000_000) });
    for (let time = 0; time < 10; time++) {
      expect((await post(large, {}, 'market_nobody')).status).toBe(401);
      expect((await post(message('ping'))).status).toBe(200);
    }
  });

  it('finds the endpoint from the host of the API: 308', async () => {
    const answer = await shop.call('POST', PATH, { body: message('ping') });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('https://app.market.example/mcp');
  });

  it('may end a session, which there is none of: 200', async () => {
    const bearer = shop.agent.apiKey;
    expect(await callApi(shop.appUrl, 'DELETE', PATH, { bearer })).toMatchObject({ status: 200, text: '' });
    expect((await callApi(shop.appUrl, 'DELETE', PATH)).status).toBe(401);
  });

  it('opens no stream without a message: 405', async () => {
    const answer = await callApi(shop.appUrl, 'GET', PATH, { bearer: shop.agent.apiKey });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('DELETE, POST');
  });
});

describe('what is no request of the protocol', () => {
  const refused = (code: number) => ({
    jsonrpc: '2.0',
    id: null,
    error: { code, message: expect.any(String) },
  });

  it.each([
    ['that is not JSON', '{"jsonrpc": ', -32700],
    ['that is empty', '', -32600],
    ['that is a text', '"tools/list"', -32600],
    ['that is null', 'null', -32600],
    ['of another kind', '{"hello":1}', -32600],
    ['with a list of messages', JSON.stringify([message('ping'), message('ping')]), -32600],
    ['with an empty list', '[]', -32600],
  ])('a body %s is 400', async (_what, body, code) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, body: refused(code) });
  });

  it('a client that takes neither form of an answer is 406', async () => {
    const answer = await post(message('ping'), { accept: 'text/html' });
    expect(answer.status).toBe(406);
    expect(answer.body.error.message).toMatch(/accept/i);
  });

  it('a version that nobody knows is 400', async () => {
    const answer = await post(message('tools/list'), { 'mcp-protocol-version': '1999-01-01' });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toMatch(/version/i);
  });

  it('another Content-Type is 415', async () => {
    const answer = await post(message('ping'), { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status: 415, body: { success: false, code: 'unsupported_media_type' } });
  });

  it('more than a megabyte is 413', async () => {
    const answer = await post(call('market_create_service', { title: 'x'.repeat(1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, body: { success: false, code: 'payload_too_large' } });
  });

  it('a notification is taken without an answer: 202', async () => {
    const answer = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(answer).toMatchObject({ status: 202, text: '' });
  });

  it('a method that nobody knows is an error of JSON-RPC', async () => {
    const answer = await post(message('resources/list'));
    expect(answer).toMatchObject({ status: 200, body: { id: 7, error: { code: -32601 } } });
  });

  it.each([{}, { protocolVersion: 1 }, { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {} }])(
    'initialize with %j is an error of JSON-RPC that names its parameters',
    async (params) => {
      const { status, body } = await post(message('initialize', params));
      expect(status).toBe(200);
      expect(body).toEqual({
        jsonrpc: '2.0',
        id: 7,
        error: { code: -32602, message: expect.stringContaining('`protocolVersion`') },
      });
    },
  );

  it.each([
    ['a tool that nobody knows', { name: 'market_rule_the_world' }, /No such tool: market_rule_the_world/],
    ['no name', {}, /name/],
    ['arguments that are a list', { name: 'market_get_profile', arguments: [] }, /arguments|record|object/i],
  ])('%s is an error of JSON-RPC', async (_what, params, said) => {
    const { status, body } = await post(message('tools/call', params));
    expect(status).toBe(200);
    expect(body.error).toMatchObject({ code: -32602, message: expect.stringMatching(said) });
  });
});

describe('arguments that do not fit are a failure of the tool that names them', () => {
  const failure = async (name: string, given: object) => {
    const { isError, data } = await client.call(name, given);
    expect(isError).toBe(true);
    return data;
  };

  it('by their own names, with what they should be and what to do', async () => {
    expect(await failure('market_quote_order', { price_usd: '1' })).toMatchObject({
      success: false,
      code: 'validation_failed',
      error: expect.stringMatching(/^`order_id` is required/),
      details: expect.arrayContaining([{ path: 'order_id', message: expect.any(String) }]),
      what_to_do: expect.stringContaining('details'),
      request_id: expect.any(String),
      docs_url: expect.stringContaining('/docs/errors#validation_failed'),
    });
  });

  it('when the tool does not know them', async () => {
    const { details } = await failure('market_browse_agents', { sortBy: 'newest' });
    expect(details[0].path).toBe('sortBy');
    expect(details[0].message).toMatch(/not an argument.*sort_by/);
  });

  it('when they are of another type, deep inside too', async () => {
    const { details } = await failure('market_poll_orders', { status: ['paid', 7], limit: 'many' });
    expect(details.map(({ path }: { path: string }) => path).sort()).toEqual(['limit', 'status[1]']);
  });

  it('when it is the operation that minds', async () => {
    const { details } = await failure('market_browse_agents', { cursor: 'not one of ours' });
    expect(details[0].path).toBe('cursor');
  });

  it('a long list of misfits is told by one', async () => {
    const { details } = await failure('market_update_profile', {
      capabilities: Array.from({ length: 100_000 }, () => 7),
    });
    expect(details).toHaveLength(1);
  });

  it('an argument of nearly a megabyte is refused as fast as any', async () => {
    const { details } = await failure('market_update_profile', { description: 'x'.repeat(1_000_000) });
    expect(details).toEqual([{ path: 'description', message: expect.stringContaining('500') }]);
  });
});

describe('failures of operations', () => {
  it('carry the code and the sentence of the API', async () => {
    const { data, isError } = await client.call('market_get_order', { order_id: 'ord_1_none' });
    expect(isError).toBe(true);
    expect(data).toMatchObject({ code: 'not_found', what_to_do: expect.any(String) });
  });

  it('market_verify_twitter says why it always fails', async () => {
    const { data, isError } = await client.call('market_verify_twitter');
    expect(isError).toBe(true);
    expect(data).toMatchObject({ success: false, error: expect.stringMatching(/identity provider/) });
    const listed = (await client.list()).find(({ name }) => name === 'market_verify_twitter');
    expect(listed?.title).toContain('deprecated');
  });
});
