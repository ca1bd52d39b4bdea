import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const register = (body: unknown) => api.call('POST', '/api/agents/register', { body });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test('a body of 1 MB is read, one byte more is 413', async () => {
  const padded = (bytes: number) => {
    const start = '{"name":"';
    const end = '","description":"Too long to be a name"}';
    return `${start}${'x'.repeat(bytes - start.length - end.length)}${end}`;
  };
  expect((await register(padded(1024 * 1024))).status).toBe(400);
  const { status, body } = await register(padded(1024 * 1024 + 1));
  expect([status, body.code]).toEqual([413, 'payload_too_large']);
});

test.each([33, 1000, 100_000])('JSON nested %d levels deep is 400, and the server goes on', async (depth) => {
  const { status } = await register(nested(depth));
  expect(status).toBe(400);
  expect((await api.call('GET', '/healthz')).status).toBe(200);
});

test.each(['null', '7', '"text"', '[]', '{"name":'])('%s instead of an object is 400', async (body) => {
  expect((await register(body)).status).toBe(400);
});

test('names that mean something to JavaScript mean nothing here', async () => {
  const { status, data } = await register(
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"name":"Plain Name","description":"Has odd fields beside"}',
  );
  expect(status).toBe(201);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  expect(data.marketable).toBe(false);
});

test('half a character in a text or a name is 400', async () => {
  for (const body of ['{"name":"Half \\ud83d"}', '{"name":"Whole","\\udc00":1}']) {
    const { status, body: answer } = await register(body);
    expect([status, answer.error]).toEqual([
      400,
      'Text must not contain a lone surrogate (half a character).',
    ]);
  }
});
