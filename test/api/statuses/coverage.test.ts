import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  all,
  canLackAuthority,
  isForEveryAccount,
  type ServedOperation,
  takesJson,
  takesKeys,
  takesPayment,
} from './operations.ts';

type Row = (typeof all)[number];

/** For which operations a test that follows from the contract sees a status. */
const DERIVED: Record<number, (row: Row) => boolean> = {
  200: ([, { route }]) => route.method === 'get',
  400: () => true,
  401: () => true,
  403: ([, operation]) => canBeForbidden(operation),
  404: () => true,
  409: (row) => takesKeys(row) || takesPayment(row),
  413: takesJson,
  415: () => true,
  429: () => true,
  431: () => true,
  500: () => true,
  503: () => true,
};

/** `authority/matrix.test.ts` tries credentials that lack a right, `access/access.test.ts` those of another account. */
function canBeForbidden(operation: ServedOperation): boolean {
  const { path, credentials } = operation.route;
  if (canLackAuthority(operation) || credentials.accepted.includes('admin_session')) return true;
  return path.includes('{') && credentials.required && !isForEveryAccount(operation);
}

const FOLDER = new URL('../', import.meta.url);
const tests = globSync('**/*.test.ts', {
  cwd: FOLDER,
  exclude: ['statuses/**', 'access/**', 'authority/**'],
}).map((file) => readTest(new URL(file, FOLDER)));

/** A test, and what it imports of the tests' own: requests are often sent by a helper. */
function readTest(file: URL): { text: string; helpers: string[] } {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => new URL(path, file));
  const isHelper = ({ pathname }: URL) => /\/test\/(support|api)\//.test(pathname);
  return { text, helpers: imported.filter(isHelper).map((url) => readFileSync(url, 'utf8')) };
}

/** Whether a test names the status, and it or one of its helpers the path. */
function isSeen({ route }: ServedOperation, status: number): boolean {
  // `/api/orders/{id}` is written as `/api/orders/${id}` and the like
  const pattern = route.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/\'"`?]+');
  const [path, number] = [new RegExp(`${pattern}['"\`?]`), new RegExp(`\\b${status}\\b`)];
  return tests.some(
    ({ text, helpers }) => number.test(text) && [text, ...helpers].some((one) => path.test(one)),
  );
}

describe('every status that the contract declares is seen by a test', () => {
  it.each(all)('%s', (operationId, operation) => {
    const unseen = operation.statuses.filter(
      (status) => !DERIVED[status]?.([operationId, operation]) && !isSeen(operation, status),
    );
    expect(unseen, 'no test under test/api names the path and the status').toEqual([]);
  });
});
