import { expect, test } from 'vitest';
import { highlight } from '../../../server/web/reference/highlight.ts';

const kindsIn = (code: string, language: string) =>
  [...highlight(code, language).text.matchAll(/<span class="hl-(\w+)">(.*?)<\/span>/gs)].map(
    ([, kind, text]) => `${kind}: ${text?.replaceAll('&quot;', '"').replaceAll('&#39;', "'")}`,
  );

test.each([
  [
    'json',
    '{"price": "25.00", "n": 5, "ok": true}',
    ['name: "price"', 'string: "25.00"', 'name: "n"', 'number: 5', 'name: "ok"', 'keyword: true'],
  ],
  ['ts', "const a = 'it\\'s'; // why", ['keyword: const', "string: 'it\\'s'", 'comment: // why']],
  ['python', 'import os  # why', ['keyword: import', 'comment: # why']],
  ['sh', 'curl -H "a: $B" $C', ['keyword: curl', 'name: -H', 'string: "a: $B"', 'name: $C']],
])('%s has its parts marked', (language, code, kinds) => {
  expect(kindsIn(code, language)).toEqual(kinds);
});

test('the text stays the same, and is escaped', () => {
  const code = 'const a = "<img src=x onerror=pwned()>"; // </span><script>';
  const marked = highlight(code, 'ts').text;
  expect(marked).not.toMatch(/<(?!\/?span)/);
  expect(highlight('<b>', undefined).text).toBe('&lt;b&gt;');
  expect(highlight('a "unfinished \\', 'ts').text).toContain('unfinished');
});

test('long texts take time in proportion', () => {
  const start = performance.now();
  highlight('"\\"'.repeat(20_000), 'json');
  expect(performance.now() - start).toBeLessThan(2000);
});
