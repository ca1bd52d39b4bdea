import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../server/contract/contract-document.ts';
import { buildRoute, call, serveOperations } from '../../support/server/serve-operations.ts';

const row = {
  type: 'object',
  required: ['id', 'tags'],
  properties: {
    id: { type: 'string', minLength: 1 },
    tags: { type: 'array', items: { type: 'string' } },
    note: { type: 'string' },
    owner: {
      anyOf: [
        { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        { type: 'null' },
      ],
    },
  },
};
const envelope = (data: object) => ({
  type: 'object',
  required: ['success', 'data'],
  properties: { success: { const: true }, data },
});
const operation = (operationId: string, schema: object) => ({
  get: { operationId, responses: { 200: { content: { 'application/json': { schema } } } } },
});
const contract = {
  openapi: '3.1.0',
  info: {},
  paths: {
    '/rows': operation('rows_list', envelope({ type: 'array', items: row })),
    '/row': operation('rows_get', envelope(row)),
  },
  components: {},
} as unknown as ContractDocument;

async function answering(data: unknown) {
  const reply = async () => ({ status: 200, body: { success: true, data } });
  return serveOperations({
    contract,
    routes: [buildRoute('rows_list', 'get', '/rows'), buildRoute('rows_get', 'get', '/row')],
    handlers: { rows_list: reply, rows_get: reply },
  });
}

async function shown(path: string, data: unknown) {
  const server = await answering(data);
  const { status, body } = await call(`${server.url}${path}`);
  expect(status).toBe(200);
  return { data: body.data, logged: server.log().filter(({ level }) => level === 'error') };
}

const good = { id: 'a', tags: ['x'], note: 'n', owner: null };

describe('where answers are shown as far as they are sound', () => {
  it('a sound answer is left alone', async () => {
    expect(await shown('/rows', [good, { ...good, note: undefined }])).toMatchObject({
      data: [good, { id: 'a', tags: ['x'], owner: null }],
      logged: [],
    });
  });

  it.each([
    ['an optional field', { ...good, note: 7 }, { id: 'a', tags: ['x'], owner: null }],
    ['a field that is not declared', { ...good, secret: 's' }, good],
    ['an item of a list', { ...good, tags: [null, 'x'] }, good],
    ['an optional object', { ...good, owner: { name: 1 } }, { id: 'a', tags: ['x'], note: 'n' }],
  ])('%s is left out', async (_what, damaged, left) => {
    const { data, logged } = await shown('/rows', [good, damaged, good]);
    expect(data).toEqual([good, left, good]);
    expect(logged).toMatchObject([
      {
        operation: 'rows_list',
        difference: expect.stringContaining('body/data/1'),
        msg: expect.stringContaining('contract'),
      },
    ]);
  });

  it.each([
    ['a wrong field that is required', { ...good, id: null }],
    ['a missing field', { tags: [] }],
    ['several wrong fields', { ...good, id: 1, tags: null, note: 1 }],
    ['nothing of a row', 'row'],
  ])('a row is left out for %s', async (_what, damaged) => {
    const { data } = await shown('/rows', [good, damaged, good, damaged]);
    expect(data).toEqual([good, good]);
  });

  it('a hundred damaged rows leave the sound one', async () => {
    const { data } = await shown('/rows', [...Array(99).fill({ id: null }), good]);
    expect(data).toEqual([good]);
  });

  it('a single record keeps what it cannot be without', async () => {
    expect((await shown('/row', { ...good, id: '', note: 1 })).data).toEqual({
      ...good,
      id: '',
      note: undefined,
    });
  });

  it('the log has one line a minute for each operation', async () => {
    const server = await answering([{ ...good, note: 1 }]);
    await call(`${server.url}/rows`);
    await call(`${server.url}/rows`);
    await call(`${server.url}/row`);
    expect(server.log().filter(({ level }) => level === 'error')).toMatchObject([
      { operation: 'rows_list' },
      { operation: 'rows_get' },
    ]);
  });
});
