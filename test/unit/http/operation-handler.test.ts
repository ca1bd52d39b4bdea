import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ConflictError } from '../../../server/foundation/platform/errors.ts';
import type { AnyHandler } from '../../../server/operations/handler-registry.ts';
import { smallContract } from '../../support/contract/small-contract.ts';
import { eventually } from '../../support/eventually.ts';
import {
  BASE_URL,
  buildRoute,
  call,
  sendJson,
  serveOperations,
} from '../../support/server/serve-operations.ts';

const routes = [
  buildRoute('things_create', 'post', '/things'),
  buildRoute('things_get', 'get', '/things/{id}'),
  buildRoute('things_act', 'patch', '/things/{id}'),
];
const thing = { success: true, data: { id: 7, price_usd: '1.00' } };
const answering: AnyHandler = async () => ({ status: 200, body: thing });
const body = { name: 'abc', description: 'Long enough to pass' };

function serveThings(handler: AnyHandler = answering, more = {}) {
  const handlers = { things_create: handler, things_get: handler, things_act: handler };
  return serveOperations({ routes, contract: smallContract, handlers, ...more });
}

describe('a request that is served', () => {
  it('reaches its handler with typed parts and is answered as the handler says', async () => {
    const seen: unknown[] = [];
    const { url } = await serveThings(async (given, { caller, requestId }) => {
      seen.push(given, caller, requestId);
      return { status: 201, body: thing, headers: { 'X-Extra': 5, 'X-Unset': undefined } };
    });
    const answer = await call(`${url}/things?notify=true&unknown=1`, sendJson('POST', { ...body, more: 1 }));
    expect(answer).toMatchObject({ status: 201, body: thing });
    expect(answer.headers.get('x-extra')).toBe('5');
    expect(answer.headers.has('x-unset')).toBe(false);
    const given = { path: {}, query: { notify: true }, header: {}, cookie: {} };
    expect(seen).toEqual([
      { ...given, body: { ...body, more: 1, window: 24 } },
      { kind: 'anonymous' },
      answer.headers.get('x-request-id'),
    ]);
  });

  it('keeps a sane id of the caller and replaces any other', async () => {
    const { url } = await serveThings();
    const idFor = async (id: string) =>
      (await call(`${url}/things/1`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('trace-0001.a_b')).toBe('trace-0001.a_b');
    for (const odd of ['short', 'a b c d e f g h', 'x'.repeat(129), '{"a":"12345678"}']) {
      expect(await idFor(odd)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('answers HEAD like GET without the body, and takes a trailing slash', async () => {
    const { url } = await serveThings();
    const get = await fetch(`${url}/things/1/`);
    const head = await fetch(`${url}/things/1`, { method: 'HEAD' });
    expect([get.status, head.status]).toEqual([200, 200]);
    expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('carries headers that protect browsers, and none that tell what runs here', async () => {
    const { url } = await serveThings();
    const { headers } = await call(`${url}/things/1`, { headers: { origin: 'https://shop.example' } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('X-RateLimit-Reset');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('may be asked for by a page of another site', async () => {
    const { url } = await serveThings();
    const headers = {
      origin: 'https://shop.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'authorization,x-payment',
    };
    const answer = await call(`${url}/things/1`, { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, PATCH');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,x-payment');
  });

  it('may come compressed', async () => {
    const { url } = await serveThings();
    const init = { method: 'POST', body: gzipSync(JSON.stringify(body)) };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' };
    expect((await call(`${url}/things`, { ...init, headers })).status).toBe(200);
  });
});

describe('a request that is refused', () => {
  const failing = (status: number, code: string) => ({ status, body: { success: false, code } });

  it.each([
    ['GET', '/nothing', 404, 'no_such_route'],
    ['GET', '/things//1', 404, 'no_such_route'],
    ['DELETE', '/things/1', 405, 'method_not_allowed'],
    ['GET', '/things/%zz', 400, 'bad_request'],
    ['GET', '/things/%00', 400, 'bad_request'],
    ['GET', '/things/x', 400, 'validation_failed'],
    ['POST', '/things', 400, 'validation_failed'],
  ])('%s %s is answered %i %s', async (method, path, status, code) => {
    const { url } = await serveThings();
    const answer = await call(`${url}${path}`, { method });
    expect(answer).toMatchObject(failing(status, code));
    expect(answer.body).toMatchObject({
      request_id: answer.headers.get('x-request-id'),
      docs_url: `${BASE_URL}/docs/errors#${code}`,
      error: expect.stringMatching(/\w+ \w+/),
    });
    if (status === 405) expect(answer.headers.get('allow')).toBe('GET, HEAD, PATCH');
  });

  it.each([
    ['{"name":', { 'content-type': 'application/json' }, 400, 'malformed_json'],
    ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
    ['{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['{}', { 'content-type': 'application/json; charset=klingon' }, 415, 'unsupported_media_type'],
    ['{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 400, 'bad_request'],
    [
      JSON.stringify('x'.repeat(1024 * 1024)),
      { 'content-type': 'application/json' },
      413,
      'payload_too_large',
    ],
    ['['.repeat(40) + ']'.repeat(40), { 'content-type': 'application/json' }, 400, 'bad_request'],
    ['['.repeat(500_000), { 'content-type': 'application/json' }, 400, 'malformed_json'],
    ['{"name":"a\\u0000b"}', { 'content-type': 'application/json' }, 400, 'bad_request'],
  ])('a body like %.20s with %j is answered %i %s', async (payload, headers, status, code) => {
    const { url } = await serveThings();
    expect(await call(`${url}/things`, { method: 'POST', body: payload, headers })).toMatchObject(
      failing(status, code),
    );
  });

  it('is told what the error of the operation adds, beside the common fields', async () => {
    const { url } = await serveThings(async () => {
      const details = { error: 'duplicate_agent', existing_agent: { id: 'agt_1' } };
      throw new ConflictError('duplicate_agent', 'Registered already', {
        details,
        headers: { 'X-Hint': 'a' },
      });
    });
    const answer = await call(`${url}/things/1`);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        success: false,
        error: 'duplicate_agent',
        code: 'duplicate_agent',
        existing_agent: { id: 'agt_1' },
      },
    });
    expect(answer.headers.get('x-hint')).toBe('a');
  });

  it('is told nothing of a failure inside, which the log explains', async () => {
    const server = await serveThings(async () => {
      throw new Error('the secret reason');
    });
    const answer = await call(`${server.url}/things/1`);
    expect(answer).toMatchObject(failing(500, 'internal_error'));
    expect(JSON.stringify(answer.body)).not.toContain('secret reason');
    const [line] = server.log().filter(({ level }) => level === 'error');
    expect(line).toMatchObject({
      request_id: answer.headers.get('x-request-id'),
      operation: 'things_get',
      err: { message: 'the secret reason', stack: expect.stringContaining('operation-handler.test.ts') },
    });
  });

  it('is 501 before anything else while nobody fills the operation', async () => {
    const { url } = await serveOperations({ routes, contract: smallContract });
    expect(await call(`${url}/things`, { method: 'POST', body: '{' })).toMatchObject(
      failing(501, 'not_implemented'),
    );
  });
});

describe('the access log', () => {
  it('has one line per request, with the route and not with what was sent', async () => {
    const server = await serveThings();
    await call(`${server.url}/things/31337?wallet_sig=canary`, {
      headers: { authorization: 'Bearer canary' },
    });
    await call(`${server.url}/nowhere/canary`);
    const lines = await eventually(() => {
      expect(server.log()).toHaveLength(2);
      return server.log();
    });
    const common = { level: 'info', msg: 'request', method: 'GET', ms: expect.any(Number) };
    expect(lines[0]).toMatchObject({
      ...common,
      route: '/things/{id}',
      operation: 'things_get',
      status: 200,
    });
    expect(lines[1]).toMatchObject({ ...common, status: 404 });
    expect(server.text()).not.toMatch(/canary|31337/);
  });

  it('and the metrics tell of callers who hang up, whose handlers are told to stop', async () => {
    const stopped = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    const server = await serveThings(async (_request, { signal }) => {
      signal.addEventListener('abort', () => stopped.resolve());
      started.resolve();
      await stopped.promise;
      return { status: 200, body: thing };
    });
    const hangingUp = request(`${server.url}/things/1`).on('error', () => {});
    hangingUp.end();
    await started.promise;
    hangingUp.destroy();
    await stopped.promise;
    await eventually(() => expect(server.log()).toMatchObject([{ status: 499, aborted: true }]));
    expect(await server.metrics.registry.metrics()).toMatch(
      /market_http_request_duration_seconds_count\{operation="things_get",status="499"\} 1/,
    );
  });
});

describe('with answers checked against the contract', () => {
  const checked = (handler: AnyHandler) => serveThings(handler, { checkResponses: true });

  it('lets through what is declared', async () => {
    const { url } = await checked(answering);
    expect((await call(`${url}/things/1`)).status).toBe(200);
    expect((await call(`${url}/things/x`)).status).toBe(400);
  });

  it.each([
    [{ status: 202, body: thing }, 'status 202 is not declared; declared are 200, 400'],
    [{ status: 200, body: { success: true, data: { id: 'x' } } }, 'body/data/id must be integer'],
    [{ status: 200, body: { success: true, data: { id: 1 } } }, "must have required property 'price_usd'"],
    [{ status: 200 }, 'body must be object'],
    [
      { status: 200, body: { ...thing, data: { ...thing.data, secret: 1 } } },
      "body/data has the undeclared field 'secret'",
    ],
    [{ status: 200, body: Buffer.from('x') }, 'content type application/octet-stream is not declared'],
  ])('turns %j into a 500 and logs what differs', async (reply, difference) => {
    const server = await checked(async () => reply);
    expect(await call(`${server.url}/things/1`)).toMatchObject({
      status: 500,
      body: { code: 'internal_error' },
    });
    expect(server.text()).toContain(`things_get answered ${reply.status} and the contract differs: `);
    expect(server.text()).toContain(difference.replaceAll('"', '\\"'));
  });

  it('minds the statuses of errors too', async () => {
    const server = await checked(async () => {
      throw new ConflictError('order_changed', 'Someone was faster');
    });
    expect((await call(`${server.url}/things/1`)).status).toBe(500);
    expect(server.text()).toContain('status 409 is not declared');
  });
});

it('takes the absolute form of a request target', async () => {
  const { port } = await serveThings();
  const sent = request({ port, host: '127.0.0.1', path: `http://127.0.0.1:${port}/things/1?limit=5` });
  const answer = await new Promise<string>((resolve, reject) => {
    sent.on('response', (response) => resolve(text(response))).on('error', reject);
    sent.end();
  });
  expect(JSON.parse(answer)).toEqual(thing);
});
