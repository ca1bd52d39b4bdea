import { expect, test } from 'vitest';
import { sandboxReference, sandboxRoutes } from '../../../sandbox/http/contract.ts';
import { readCatalog } from '../../../server/web/reference/contract/catalog.ts';
import { renderOperation } from '../../../server/web/reference/operation-page.ts';
import { renderSamplesPanel } from '../../../server/web/reference/samples/panel.ts';

const catalog = readCatalog(sandboxReference);
const addresses = {
  base: '',
  baseUrl: 'http://localhost:3000',
  appUrl: 'http://localhost:3001',
  isSandbox: true,
};

test('the operations of the sandbox have a place of their own in its reference, and none elsewhere', () => {
  const [tag] = catalog.tags.slice(-1);
  expect(tag?.name).toBe('Sandbox');
  expect(tag?.operations.map(({ id }) => id)).toEqual(sandboxRoutes.map(({ operationId }) => operationId));
  expect(readCatalog().tags.map(({ name }) => name)).not.toContain('Sandbox');
});

test.each(sandboxRoutes.map(({ operationId, path }) => [operationId, path]))(
  '%s has its page, with a call to paste',
  (id, path) => {
    const operation = catalog.operations.get(id);
    if (!operation) throw new Error(`${id} is missing`);
    const { text } = renderOperation(operation, catalog, '');
    expect(text).toContain(operation.summary);
    expect(text).not.toContain('market.sandbox');
    expect(renderSamplesPanel(operation, addresses).text).toContain(`http://localhost:3000${path}`);
  },
);

test('what the faucet takes is told field by field', () => {
  const operation = catalog.operations.get('sandbox_faucet');
  if (!operation) throw new Error('missing');
  const { text } = renderOperation(operation, catalog, '');
  expect(text).toContain('comes along with USDC');
  expect(text).toContain('validation_failed');
  expect(renderSamplesPanel(operation, addresses).text).toContain('100.00');
});
