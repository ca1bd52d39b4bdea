import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockKey } from '../../../server/operations/idempotency/keys.ts';
import type { Api } from '../../support/server/api.ts';
import { findIds } from './example-request.ts';
import { expectAnswered } from './expected.ts';
import {
  all,
  declaring,
  isOauth,
  numbersInQuery,
  type ServedOperation,
  takesJson,
  takesKeys,
} from './operations.ts';
import {
  type Changes,
  callerOf,
  makeWorld,
  type StatusAnswer,
  send,
  startWorldApi,
  type World,
} from './world.ts';

let api: Api;
let world: World;
beforeAll(async () => {
  api = await startWorldApi();
  world = await makeWorld(api);
});
afterAll(() => api.close());

describe("a request made from the contract's example is answered as the contract says, whatever else stands in its query", () => {
  it.each(all)('%s', async (_id, operation) => {
    const own = operation.route.method === 'get' ? world : await makeWorld(api);
    const query = { nobody_asked: '\0', 'limit[]': '-1' };
    const ids = operation.route.path.includes('{') ? findIds(own, operation) : [undefined];
    const answers: StatusAnswer[] = [];
    for (const id of ids) answers.push(await send(own, operation, { query, ...(id && { id }) }));
    expectAnswered(own, operation, answers);
  });
});

describe('400: a body or a parameter that cannot be read', () => {
  it.each(declaring(400))('%s', async (_id, operation) => {
    const { status, body } = await send(world, operation, unreadable(operation));
    expect([status, body?.success]).toEqual([400, isOauth(operation.route) ? undefined : false]);
    expect(body?.error).toMatch(/\w/);
  });
});

describe('400: a number without end', () => {
  const rows = declaring(400).flatMap(([id, operation]) =>
    numbersInQuery(operation).map((name) => [id, name, operation] as const),
  );
  it.each(rows)('%s, %s', async (_id, name, operation) => {
    for (const number of ['Infinity', '-Infinity', '1e400']) {
      const { status, body } = await send(world, operation, { query: { [name]: number } });
      expect([status, body?.code]).toEqual([400, 'validation_failed']);
    }
  });
});

/** Malformed JSON, a form that is none, or a parameter with what no parameter may hold. */
function unreadable({ bodyType, parameters }: ServedOperation): Changes {
  if (bodyType) return { rawBody: { type: bodyType, content: '{"a":' } };
  const parameter = parameters.find(({ in: place }) => place !== 'header') ?? parameters[0];
  if (parameter?.in === 'path') return { id: '%00' };
  if (parameter?.in === 'query') return { query: { [parameter.name]: '\0' } };
  return { headers: { [parameter?.name ?? '']: 'x'.repeat(2000) } };
}

describe('401: no credential where one is needed, a bad one where none is', () => {
  it.each(declaring(401))('%s', async (_id, operation) => {
    const { required } = operation.route.credentials;
    const { status, body } = await send(world, operation, { credential: required ? 'none' : 'bad' });
    expect([status, body?.success]).toEqual([401, isOauth(operation.route) ? undefined : false]);
  });
});

describe('404: what is not there', () => {
  it.each(declaring(404))('%s', async (_id, operation) => {
    const { status, body } = await send(world, operation, { missing: true });
    expect([status, body?.code]).toEqual([404, 'not_found']);
  });
});

describe('409: an Idempotency-Key that the caller uses for another request', () => {
  it.each(declaring(409).filter(takesKeys))('%s', async (operation, served) => {
    const key = randomUUID();
    const name = { operation, caller: callerOf(world, served.route), key, fingerprint: 'of another request' };
    await lockKey(api.parts.orm.em.fork(), name, new Date());
    const { status, body } = await send(world, served, { headers: { 'Idempotency-Key': key } });
    expect([status, body?.code]).toEqual([409, 'idempotency_mismatch']);
  });
});

describe('413: a JSON body of more than 1 MB', () => {
  it.each(declaring(413).filter(takesJson))('%s', async (_id, operation) => {
    const content = JSON.stringify({ brief: 'x'.repeat(1024 * 1024) });
    const { status, body } = await send(world, operation, { rawBody: { type: 'application/json', content } });
    expect([status, body?.code]).toEqual([413, 'payload_too_large']);
  });
});

const HEADERS_TOO_LARGE = {
  success: false,
  error: expect.any(String),
  code: 'headers_too_large',
  request_id: expect.any(String),
  docs_url: expect.stringMatching(/\/docs\/errors#headers_too_large$/),
};

describe('431: more headers than are read', () => {
  it.each(declaring(431))('%s', async (_id, operation) => {
    const { status, body } = await send(world, operation, { headers: { 'x-long': 'x'.repeat(65 * 1024) } });
    expect([status, body]).toEqual([431, HEADERS_TOO_LARGE]);
  });
});

describe('415: a body of another content type', () => {
  it.each(declaring(415))('%s', async (_id, operation) => {
    const { status, body } = await send(world, operation, { rawBody: { type: 'text/plain', content: 'x' } });
    expect([status, body?.code]).toEqual([415, 'unsupported_media_type']);
  });
});
