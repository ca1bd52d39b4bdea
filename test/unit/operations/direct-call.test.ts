import { expect, it } from 'vitest';
import { FormBody } from '../../../server/contract/form-body.ts';
import { ConflictError } from '../../../server/foundation/platform/errors.ts';
import { callDirectly, type DirectRequest } from '../../../server/operations/direct-call.ts';
import type { AnyHandler } from '../../../server/operations/handler-registry.ts';
import { smallContract } from '../../support/contract/small-contract.ts';
import { buildRoute, createOperations } from '../../support/server/serve-operations.ts';

const CREATE = buildRoute('things_create', 'post', '/things');
const UPLOAD = buildRoute('uploads_create', 'post', '/api/upload');
const BODY = { name: 'abc', description: 'Long enough to pass' };
const ADDRESS = '192.0.2.1';

function create(handler: AnyHandler, request: Partial<DirectRequest> = {}) {
  const operations = createOperations({
    routes: [CREATE],
    contract: smallContract,
    handlers: { things_create: handler },
  });
  return callDirectly(operations, 'things_create', { address: ADDRESS, body: BODY, ...request });
}

function upload(body: unknown, handler: AnyHandler = async () => ({ status: 201 })) {
  const operations = createOperations({ routes: [UPLOAD], handlers: { uploads_create: handler } });
  return callDirectly(operations, 'uploads_create', { address: ADDRESS, body });
}

it('hands the handler what REST would, and leaves what it was given alone', async () => {
  const given = structuredClone(BODY);
  const seen: unknown[] = [];
  await create(
    async (request, { requestId, caller }) => {
      seen.push(request, requestId, caller);
      return { status: 201 };
    },
    { body: given, query: { notify: true }, requestId: 'request-0001' },
  );
  const parts = { path: {}, query: { notify: true }, header: {}, cookie: {} };
  expect(seen).toEqual([{ ...parts, body: { ...BODY, window: 24 } }, 'request-0001', { kind: 'anonymous' }]);
  expect(given).toEqual(BODY);
});

it('tells the handler that nobody waits any more', async () => {
  const asking = new AbortController();
  const { status } = await create(
    async (_request, { signal }) => {
      asking.abort();
      return { status: signal.aborted ? 201 : 500 };
    },
    { signal: asking.signal },
  );
  expect(status).toBe(201);
});

it('returns a failure as the error and as the body of the contract', async () => {
  const answer = await create(async () => {
    throw new ConflictError('order_changed', 'Someone was faster', {
      details: { by: 3 },
      headers: { 'Retry-After': '2' },
    });
  });
  expect(answer).toMatchObject({
    status: 409,
    headers: { 'Retry-After': '2' },
    body: { success: false, error: 'Someone was faster', code: 'order_changed', by: 3 },
    failure: { code: 'order_changed', message: 'Someone was faster', details: { by: 3 } },
  });
});

it('hands a form on unread, and takes nothing else where a form is due', async () => {
  class OneFile extends FormBody {
    receiveFile<T>(): Promise<T> {
      throw new Error('Nobody reads it here');
    }
  }
  const form = new OneFile();
  const seen: unknown[] = [];
  const { status } = await upload(form, async ({ body }) => {
    seen.push(body);
    return { status: 201 };
  });
  expect([status, seen]).toEqual([201, [form]]);
  expect(await upload({ file: 'text' })).toMatchObject({
    status: 415,
    failure: { code: 'unsupported_media_type', message: 'Send the body as multipart/form-data.' },
  });
});

it('rejects text that cannot be stored, wherever it is', async () => {
  const header = { 'X-Payment-Network': 'a\0b' };
  for (const request of [{ header }, { query: { notify: '\ud800' } }, { body: { ...BODY, name: 'a\0b' } }]) {
    expect((await create(async () => ({ status: 201 }), request)).status).toBe(400);
  }
});

it('knows only the operations of the contract', async () => {
  const operations = createOperations({ routes: [CREATE], contract: smallContract });
  await expect(callDirectly(operations, 'things_forget', { address: ADDRESS })).rejects.toThrow(
    'No such operation: things_forget',
  );
});
