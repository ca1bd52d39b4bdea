import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authorityTable } from '../../../generated/authority.gen.ts';
import { access } from '../access/table.ts';
import { elsewhere, HELPERS } from './elsewhere.ts';
import { all, type ServedOperation, takesJson, takesKeys, takesPayment } from './operations.ts';
import { requests } from './requests.ts';

type Row = (typeof all)[number];

/** For which operations a table of tests made from the contract sees a status. */
const TABLES: Record<number, (row: Row) => boolean> = {
  400: () => true,
  401: () => true,
  403: (row) => access[row[0]]?.other === 403 || isInMatrix(row),
  404: () => true,
  409: (row) => takesKeys(row) || takesPayment(row),
  413: takesJson,
  415: () => true,
  429: () => true,
  431: () => true,
  500: () => true,
  503: () => true,
};

/** A key without the scope, or a credential that is no custody proof: `authority/matrix.test.ts`. */
function isInMatrix([, { route }]: Row): boolean {
  return (
    route.scopes.key !== null || route.authority.some(({ act }) => authorityTable[act].proof === 'custody')
  );
}

function isInTable(row: Row, status: number): boolean {
  return requests[row[0]]?.answer === status || (TABLES[status]?.(row) ?? false);
}

describe('every status that the contract declares is seen by a test', () => {
  it.each(all)('%s', (operationId, operation) => {
    const row = [operationId, operation] as const;
    const unseen = operation.statuses.filter(
      (status) => !isInTable(row, status) && !elsewhere[operationId]?.[status],
    );
    expect(unseen).toEqual([]);
  });
});

describe('what is said to be seen elsewhere', () => {
  const entries = Object.entries(elsewhere).flatMap(([operationId, seen]) =>
    Object.entries(seen).map(([status, file]) => [operationId, Number(status), file] as const),
  );

  it.each(entries)('%s %d in %s', (operationId, status, file) => {
    const [, operation] = all.find(([name]) => name === operationId) ?? [];
    expect(operation?.statuses, 'the contract declares it').toContain(status);
    const url = new URL(`../${file}.test.ts`, import.meta.url);
    expect(existsSync(url), 'the file exists').toBe(true);
    const text = readFileSync(url, 'utf8');
    expect(text, 'the file names the status').toMatch(new RegExp(`\\b${status}\\b`));
    expect(namesOperation(text, operation as ServedOperation), 'the file names the operation').toBe(true);
  });
});

/** `/api/orders/{id}` is written as `/api/orders/${id}` and the like. */
function namesOperation(text: string, { route: { operationId, path } }: ServedOperation): boolean {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/\'"`?]+');
  const isNamed = new RegExp(`${pattern}['"\`?]`).test(text);
  return isNamed || (HELPERS[operationId] ?? []).some((helper) => text.includes(helper));
}
