import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Tokens } from 'marked';
import { expect, test } from 'vitest';
import { toAnchor } from '../../server/web/reference/markdown.ts';
import { listTokens, PAGES, ROOT } from '../support/docs/pages.ts';

const OUTSIDE = /^[a-z]+:/;
const linksOf = (page: string) => (listTokens(page, 'link') as Tokens.Link[]).map(({ href }) => href);
const anchorsOf = (page: string) =>
  (listTokens(page, 'heading') as Tokens.Heading[]).map(({ text }) => toAnchor(text));

function isDead(page: string, href: string): boolean {
  const [path = '', anchor] = href.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

test.each(PAGES)('every link of %s leads somewhere', (page) => {
  const inside = linksOf(page).filter((href) => !OUTSIDE.test(href));
  expect(inside.filter((href) => isDead(page, href))).toEqual([]);
});

test('no two headings of a page share an anchor', () => {
  const twice = PAGES.filter((page) => new Set(anchorsOf(page)).size < anchorsOf(page).length);
  expect(twice).toEqual([]);
});

test('a link to nowhere is noticed', () => {
  expect(isDead('docs/README.md', 'none.md')).toBe(true);
  expect(isDead('docs/README.md', 'errors.md#none')).toBe(true);
  expect(isDead('docs/README.md', 'errors.md#not_found')).toBe(false);
});
