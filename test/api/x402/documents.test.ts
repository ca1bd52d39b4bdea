import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../../generated/routes.gen.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import type { ApiResponse } from '../../support/server/call.ts';

let shop: ApiWithAgent;
beforeAll(async () => {
  shop = await startApiWithAgent({ chains: true });
});
afterAll(() => shop.close());

const FIELDS = [
  { label: 'Size', type: 'select', required: true, options: ['S', 'M'] },
  { label: 'Colours', type: 'multiselect', required: false, options: ['red', 'blue'] },
  { label: 'Pieces', type: 'number', required: false, placeholder: 'How many' },
  { label: 'By when', type: 'date', required: false },
];

const PACKED = [
  ['gzip', 'gzip', gunzipSync],
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const;

const DOCUMENTS = ['/openapi.json', '/api/openapi.json', '/.well-known/x402'];

describe('GET /openapi.json', () => {
  it('describes one operation per payable service', async () => {
    const { id, title } = await shop.createService({ category: 'seo', price_usd: '12.34' });
    const { status, body } = await shop.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      info: { version: '1.0.0', contact: { name: expect.any(String) }, 'x-guidance': expect.any(String) },
    });
    expect(body.paths[`/api/x402/discover/${id}`].get).toMatchObject({
      operationId: `x402_${id}`,
      summary: title,
      tags: ['seo'],
      security: [],
      responses: { 200: {}, 402: {} },
      'x-payment-info': {
        price: { mode: 'fixed', currency: 'USD', amount: '13.574' },
        protocols: [{ x402: {} }],
      },
    });
  });

  it('describes POST beside GET, with the same body, price and responses', async () => {
    const { id } = await shop.createService();
    const { body } = await shop.call('GET', '/openapi.json');
    const { get, post } = body.paths[`/api/x402/discover/${id}`];
    const { operationId, parameters, ...shared } = get;
    expect(post).toEqual({ operationId: `${operationId}_post`, ...shared });
    expect(parameters).toHaveLength(2);
  });

  it('asks for what the service asks for', async () => {
    const { id } = await shop.createService({ requirement_fields: FIELDS });
    const { body } = await shop.call('GET', '/openapi.json');
    const { schema } = body.paths[`/api/x402/discover/${id}`].get.requestBody.content['application/json'];
    expect(schema.required).toEqual(['requirements']);
    expect(schema.properties.requirements).toEqual({
      type: 'object',
      properties: {
        Size: { type: 'string', enum: ['S', 'M'] },
        Colours: { type: 'array', items: { type: 'string', enum: ['red', 'blue'] } },
        Pieces: { type: 'number', description: 'How many' },
        'By when': { type: 'string', format: 'date' },
      },
      required: ['Size'],
    });
  });

  it('says everything at each operation, for readers that follow no reference', async () => {
    await shop.createService();
    const { text, body } = await shop.call('GET', '/openapi.json');
    expect(text).not.toContain('$ref');
    const [{ get }] = Object.values(body.paths) as [{ get: { responses: object } }];
    expect(get).toMatchObject({
      parameters: [{ name: 'brief' }, { name: 'X-Market-Brief' }],
      requestBody: { content: { 'application/json': { schema: { properties: { brief: {} } } } } },
      responses: {
        200: {
          content: { 'application/json': { schema: { required: ['order_id', 'status', 'result_url'] } } },
        },
        402: { content: { 'application/json': { schema: { required: ['x402Version', 'accepts'] } } } },
      },
    });
  });

  it('follows every change, and only real ones', async () => {
    const etag = async () => (await shop.call('GET', '/openapi.json')).headers.get('etag');
    const changes = (body: object) =>
      shop.call('PATCH', `/api/services/${id}`, { body, bearer: shop.agent.apiKey });
    const before = await etag();
    const { id } = await shop.createService();
    const listed = await etag();
    await changes({ price_usd: '30.00' });
    const repriced = await etag();
    await changes({ price_type: 'quote' });
    const withdrawn = await etag();
    expect(new Set([before, listed, repriced]).size).toBe(3);
    expect(withdrawn).toBe(before);
  });

  it('holds nothing but operations that answer 402 when they are called without a payment', async () => {
    await shop.createService({ requirement_fields: FIELDS });
    const { body } = await shop.call('GET', '/openapi.json');
    const paths = Object.keys(body.paths);
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) expect((await shop.call('GET', path)).status, path).toBe(402);
  });

  it('passes the linter that the contract passes', async () => {
    await shop.createService({ requirement_fields: FIELDS });
    const { text } = await shop.call('GET', '/openapi.json');
    const file = join(mkdtempSync(join(tmpdir(), 'openapi-')), 'openapi.json');
    writeFileSync(file, text);
    const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--config', '.redocly.yaml'],
      { env, encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
  }, 60_000);
});

describe('GET /openapi.json of 5,000 services', () => {
  const MAX_BYTES = 1_000_000;

  async function readPages(): Promise<ApiResponse[]> {
    const pages = [await shop.call('GET', '/openapi.json')];
    for (let last = pages[0]; last?.body['x-next-page']; last = pages.at(-1)) {
      const { pathname, search } = new URL(last.body['x-next-page']);
      pages.push(await shop.call('GET', `${pathname}${search}`));
    }
    return pages;
  }

  it('is split into complete documents below 1 MB, which name every service once', async () => {
    // without triggers, which count the services of the agent for each
    await shop.database.query(`begin; set local session_replication_role = replica;
      insert into services (id, agent_id, category, title, description, price_micro, price_type, turnaround_hours,
        visible, created_at, updated_at)
      select 'svc_1700000000000_' || lpad(n::text, 6, '0'), '${shop.agent.id}', 'coding', 'One of many',
        repeat('é', 20 + n % 500), 5000000, 'fixed', 48, true, now(), now() from generate_series(1, 5000) n;
      insert into browse_totals (facet, change) values ('catalog-changes', 1);
      commit`);
    const pages = await readPages();
    expect(pages.length).toBeGreaterThan(5);
    for (const { status, text, headers, body } of pages) {
      expect(status).toBe(200);
      expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
      expect(body).toMatchObject({ openapi: '3.1.0', info: {}, servers: [{}], tags: expect.any(Array) });
      const next = body['x-next-page'];
      expect(headers.get('link')).toBe(next ? `<${next}>; rel="next"` : null);
    }
    const found = pages.flatMap(({ body }) => Object.keys(body.paths));
    const rows = await shop.database.query<{ id: string }>(
      `select id from services where visible and price_type = 'fixed' order by id`,
    );
    expect(found).toEqual(rows.map(({ id }) => `/api/x402/discover/${id}`));
  });

  it('has a manifest below 1 MB, too, which names the next one', async () => {
    await shop.database.query(`begin; set local session_replication_role = replica;
      insert into services (id, agent_id, category, title, description, price_micro, price_type, turnaround_hours,
        visible, created_at, updated_at)
      select 'svc_1800000000000_' || lpad(n::text, 6, '0'), '${shop.agent.id}', 'coding', 'One of many', 'Short', 5000000,
        'fixed', 48, true, now(), now() from generate_series(1, 12000) n;
      commit`);
    const first = await shop.call('GET', '/.well-known/x402');
    expect(Buffer.byteLength(first.text)).toBeLessThan(MAX_BYTES);
    expect(first.headers.get('link')).toBe(`<${first.body.nextPage}>; rel="next"`);
    const { pathname, search } = new URL(first.body.nextPage);
    const second = await shop.call('GET', `${pathname}${search}`);
    expect([second.body.nextPage, second.headers.get('link')]).toEqual([undefined, null]);
    const urls = [...first.body.resources, ...second.body.resources];
    const [counted] = await shop.database.query<{ count: string }>(
      `select count(*) from services where visible and price_type = 'fixed'`,
    );
    expect([urls.length, new Set(urls).size]).toEqual([Number(counted?.count), Number(counted?.count)]);
    await shop.database.query(`begin; set local session_replication_role = replica;
      delete from services where id like 'svc_1800000000000_%'; commit`);
  });

  it('goes on after a service that is gone, and ends after the last one', async () => {
    const readAfter = (id: string) => shop.call('GET', '/openapi.json', { query: { after: id } });
    const { body } = await readAfter('svc_1700000000000_004990x');
    expect(Object.keys(body.paths)[0]).toBe('/api/x402/discover/svc_1700000000000_004991');
    expect((await readAfter('svc_9')).body.paths).toEqual({});
    expect((await readAfter('x'.repeat(65))).status).toBe(400);
  });
});

describe('the hosts', () => {
  it('are those that are configured', async () => {
    const { baseUrl, appUrl } = shop.parts.config;
    const catalog = await shop.call('GET', '/openapi.json');
    expect(catalog.body.servers).toEqual([{ url: baseUrl }]);
    const { body: contract } = await shop.call('GET', '/api/openapi.json');
    expect(contract.servers).toEqual([{ url: baseUrl, description: 'The service' }]);
    const atApp = routes.filter(({ host }) => host === 'app');
    expect(atApp.length).toBeGreaterThan(0);
    for (const { path, method, host } of routes) {
      const expected = host === 'app' ? [{ url: appUrl, description: 'The app' }] : undefined;
      expect(contract.paths[path][method].servers, path).toEqual(expected);
    }
  });
});

describe.each(DOCUMENTS)('%s', (path) => {
  it('is not sent again to whoever has it', async () => {
    const first = await shop.call('GET', path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const etag = first.headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await shop.call('GET', path, { headers: { 'If-None-Match': known } });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await shop.call('GET', path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const tooLong = { 'If-None-Match': 'x'.repeat(1025) };
    expect((await shop.call('GET', path, { headers: tooLong })).status).toBe(400);
  });

  it('comes packed to those who take it so, and plain to the others', async () => {
    const read = async (encoding: string) => {
      const { headers, body } = await request(`${shop.url}${path}`, {
        headers: { 'accept-encoding': encoding },
      });
      return { headers, bytes: Buffer.from(await body.arrayBuffer()) };
    };
    const plain = await read('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['content-length']).toBe(String(plain.bytes.length));
    expect(plain.headers.vary).toBe('Accept-Encoding');
    for (const [takes, encoding, unpack] of PACKED) {
      const packed = await read(takes);
      expect(packed.headers['content-encoding'], takes).toBe(encoding);
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      expect(packed.headers.etag).toBe(plain.headers.etag);
      expect(plain.bytes.length).toBeGreaterThan(packed.bytes.length);
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    }
    expect(JSON.parse(plain.bytes.toString('utf8'))).toEqual((await shop.call('GET', path)).body);
    const head = await request(`${shop.url}${path}`, { method: 'HEAD' });
    expect(head.statusCode).toBe(200);
    expect(await head.body.text()).toBe('');
  });
});
