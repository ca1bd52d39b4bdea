import { existsSync } from 'node:fs';
import type { Tokens } from 'marked';
import { expect, test } from 'vitest';
import { listTokens, ROOT } from '../support/docs/pages.ts';

const PAGE = 'docs/security.md';
const TEST_FILE = /`(test\/[\w./-]+)`/g;

const tables = listTokens(PAGE, 'table') as Tokens.Table[];
const rows = tables.flatMap(({ rows: all }) => all.map((cells) => cells.map(({ text }) => text)));
const nameOf = ([name = '']: string[]) => name;
const testsOf = (cells: string[]) =>
  [...(cells.at(-1) ?? '').matchAll(TEST_FILE)].map(([, file = '']) => file);

test.each(rows.map((cells) => [nameOf(cells), cells] as const))('%s: its tests exist', (_name, cells) => {
  const files = testsOf(cells);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !file.endsWith('.test.ts') || !existsSync(`${ROOT}/${file}`))).toEqual([]);
});

test('every risk of the OWASP list has its row', () => {
  const risks = rows.map((cells) => /^API\d+/.exec(nameOf(cells))?.[0]).filter(Boolean);
  expect(risks).toEqual(Array.from({ length: 10 }, (_, at) => `API${at + 1}`));
});

test('a test that is not there is noticed', () => {
  expect(testsOf(['x', '`test/api/none.test.ts`'])).toEqual(['test/api/none.test.ts']);
  expect(existsSync(`${ROOT}/test/api/none.test.ts`)).toBe(false);
});
