import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Route, routes } from '../../generated/routes.gen.ts';
import { pythonSamples } from '../../generated/samples.gen.ts';
import { readCatalog } from '../../server/web/reference/contract/catalog.ts';
import { buildPythonSample } from '../../server/web/reference/samples/python.ts';
import { getExampleReply, startContractServer } from '../support/python/contract-server.ts';
import { describeWithPython } from '../support/python/describe-with-python.ts';
import { runPython } from '../support/python/interpreter.ts';

/** Returned as an httpx response, because the body may also be a stream. */
const RAW = ['mcp_send', 'a2a_send', 'a2a_sendToAgent'];

/** What a call returns of a response: the items of a list, the data of an envelope, or all of it. */
function getExpected(route: Route): unknown {
  const { status, body } = getExampleReply(route);
  if (status === 410) return expect.stringMatching(/^gone: /);
  if (RAW.includes(route.operationId) || body === undefined || typeof body !== 'object' || body === null)
    return { status };
  if (route.bare || !('data' in body)) return body;
  if (!('next_cursor' in body)) return body.data;
  const lists = Array.isArray(body.data)
    ? [body.data]
    : Object.values(body.data as object).filter(Array.isArray);
  return lists[0];
}

describeWithPython('the Python programs of the reference', ['httpx', 'cryptography'], (python) => {
  test('run', async () => {
    const server = await startContractServer();
    const operations = [...readCatalog().operations.values()];
    const programs = operations.map((operation) => [operation.id, buildPythonSample(operation, server.url)]);
    const input = JSON.stringify(Object.fromEntries(programs));
    const codes = JSON.parse(await runPython(python, ['test/python/programs/run_samples.py'], { input }));
    server.close();
    // the app is at another address, which only a sandbox derives; and one operation is gone
    const expected = routes.map(({ operationId, host }) => [
      operationId,
      host === 'app' ? 'usage' : operationId === 'agents_verifyTwitter' ? 'gone' : null,
    ]);
    expect(codes).toEqual(Object.fromEntries(expected));
    // each program opens a client, which loads the certificates
  }, 180_000);
});

describeWithPython('every operation in Python', ['httpx'], (python) => {
  let server: Awaited<ReturnType<typeof startContractServer>>;
  let results: Record<string, Record<string, unknown>>;

  beforeAll(async () => {
    server = await startContractServer();
    const program = ['test/python/programs/call_every_operation.py', server.url];
    results = JSON.parse(await runPython(python, program, { input: JSON.stringify(pythonSamples) }));
  });
  afterAll(() => server.close());

  test('has a sample', () => {
    expect(Object.keys(pythonSamples)).toEqual(routes.map(({ operationId }) => operationId));
  });

  test.each(routes.map((route) => [route.operationId, route as Route] as const))(
    '%s sends what the contract says and returns the response',
    (operationId, route) => {
      const expected = getExpected(route);
      expect(results[operationId]).toEqual({
        'sync token': expected,
        'async token': expected,
        'sync signer': expected,
        'async signer': expected,
      });
    },
  );
});
