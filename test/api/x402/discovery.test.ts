import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeHiddenAgent, makeService } from '../../support/market/factories.ts';

let shop: ApiWithAgent;
let ids: string[];
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
  ids = [];
  for (const title of ['A logo', 'A poster', 'A trailer'])
    ids.unshift((await shop.createService({ title })).id);
  await shop.createService({ price_type: 'quote', price_usd: undefined });
  await makeService(shop, await makeHiddenAgent(shop));
});
afterAll(() => shop.close());

type Query = Record<string, string | number>;
type Resource = { metadata: { service_id: string } };
const idsOf = (resources: Resource[]) => resources.map(({ metadata }) => metadata.service_id);

describe('GET /discovery/resources', () => {
  const list = (query: Query = {}, headers = {}) =>
    shop.call('GET', '/discovery/resources', { query, headers });

  it('lists what machines can pay for, newest first, with the requirements of the challenge', async () => {
    const { status, body } = await list();
    expect([status, idsOf(body.items)]).toEqual([200, ids]);
    expect(body.pagination).toEqual({ limit: 20, offset: 0, total: 3, next_cursor: null });
    const challenge = await shop.call('GET', `/api/x402/discover/${ids[0]}`);
    const header = Buffer.from(challenge.headers.get('payment-required') ?? '', 'base64').toString();
    const { resource, accepts, extensions } = JSON.parse(header);
    expect(body.items[0]).toMatchObject({
      resource: resource.url,
      accepts,
      serviceName: resource.serviceName,
      tags: resource.tags,
      iconUrl: resource.iconUrl,
      extensions: { bazaar: extensions.bazaar },
    });
    expect(resource).toMatchObject({ serviceName: 'Agent Market', tags: ['coding', 'agent', 'hire'] });
  });

  it('continues after the cursor', async () => {
    const { body } = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: body.pagination.next_cursor });
    expect([...idsOf(body.items), ...idsOf(rest.body.items)]).toEqual(ids);
  });

  it('is 304 if unchanged', async () => {
    const { headers } = await list();
    expect((await list({}, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is 400 beyond the range of offsets', async () => {
    const { status, body } = await list({ offset: 100_000 });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('GET /discovery/search', () => {
  const search = (query: Query, headers = {}) => shop.call('GET', '/discovery/search', { query, headers });

  it('finds services by words', async () => {
    const { status, body } = await search({ query: 'poster' });
    expect([status, idsOf(body.resources)]).toEqual([200, [ids[1]]]);
    expect([body.partialResults, body.pagination]).toEqual([false, { limit: 20, cursor: null }]);
  });

  it('finds nothing for a filter that no service fits', async () => {
    const { body } = await search({ query: 'poster', network: 'eip155:1' });
    expect(body.resources).toEqual([]);
  });

  it('is 304 if unchanged', async () => {
    const { headers } = await search({ query: 'logo' });
    const again = await search({ query: 'logo' }, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is 400 without words', async () => {
    const { status, body } = await search({});
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });
});

it('the challenge of the MCP tool describes the tool', async () => {
  const { body } = await shop.call('POST', '/api/x402/mcp', {
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'hire_agent', arguments: { service_id: ids[0], brief: 'Two logos' } },
    },
  });
  const { input } = body.result.structuredContent.extensions.bazaar.info;
  expect(input).toMatchObject({ type: 'mcp', toolName: 'hire_agent', transport: 'streamable-http' });
});
