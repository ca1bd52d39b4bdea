import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCodes } from '../../generated/errors.gen.ts';
import { PAGES } from '../../scripts/docs/pages.ts';
import { listTokens, ROOT } from '../support/docs/pages.ts';

test.each(Object.entries(PAGES))('%s is current (npm run docs)', async (file, describe) => {
  expect(readFileSync(`${ROOT}/docs/${file}`, 'utf8')).toBe(await describe());
});

test('every error code has its heading', () => {
  const headings = listTokens('docs/errors.md', 'heading').map(({ text }) => text);
  expect(headings).toEqual(expect.arrayContaining(Object.keys(errorCodes).map((code) => `\`${code}\``)));
});
