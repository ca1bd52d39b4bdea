import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROSE_WIDTH, wrapProse } from '../../scripts/docs/wrap-prose.ts';
import { GUIDE_SECTIONS } from '../../server/web/reference/guides.ts';
import { ROOT } from '../support/docs/pages.ts';

const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const guides = GUIDE_SECTIONS.flatMap((section) => section.guides.map(({ source }) => source));
const readPage = (page: string) => readFileSync(`${ROOT}/${page}`, 'utf8');

/** Lines that could be broken. Tables, code and headings cannot. */
function findLongLines(text: string): string[] {
  const unbreakable = new Set(wrapProse(text).split('\n'));
  return text.split('\n').filter((line) => line.length > PROSE_WIDTH && !unbreakable.has(line));
}

const NOT_PROSE = /```[\s\S]*?```|<!--[\s\S]*?-->|\[[^\]]*\]\((?:\.\.\/)*examples\/[^)]*\)/g;
const SOURCE_FILE = /(?<![\w/])(?:server|spec|test|scripts|generated)\/[\w./-]+|[\w-]+\.(?:ts|tsx|tsp)\b/g;

/** The examples are for users; every other file is an internal. */
const findSourceFiles = (text: string) => text.replaceAll(NOT_PROSE, '').match(SOURCE_FILE) ?? [];

describe.each(pages)('%s', (page) => {
  test('has no prose line over the width', () => expect(findLongLines(readPage(page))).toEqual([]));
});

describe.each(guides)('the guide %s', (guide) => {
  test('names no source files', () => expect(findSourceFiles(readPage(guide))).toEqual([]));
});

test('a long line and a source file are noticed', () => {
  const long = 'word '.repeat(30).trim();
  expect(findLongLines(`${long}\n\n| ${long} |\n\n\`\`\`\n${long}!\n\`\`\``)).toEqual([long]);
  expect(findSourceFiles('See `server/app.ts`, [a.ts](../examples/a.ts) and `POST /sandbox/clock`.')).toEqual(
    ['server/app.ts'],
  );
});
