import { describe, expect, it } from 'vitest';
import { assertSafeText, assertSafeValue } from '../../../server/operations/validation/safe-value.ts';

const BAD = expect.objectContaining({ status: 400, code: 'bad_request' });
/** A value at this depth; a bare value is at depth 0. */
const nest = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
};

it.each([
  ['nothing', undefined],
  ['null', null],
  ['numbers', [1, 0.5]],
  ['text of any language', { 'ключ 🔑': ['值', 'é'] }],
  ['32 lists', nest(32, (inner) => [inner])],
  ['32 objects', nest(32, (inner) => ({ inner }))],
])('a body may hold %s', (_what, value) => {
  expect(() => assertSafeValue(value)).not.toThrow();
});

describe.each([
  ['a NUL character', 'a\0b'],
  ['half a character', 'a\ud83d'],
])('a body with %s', (_what, text) => {
  it.each([
    ['as the whole', text],
    ['in a list', ['fine', text]],
    ['in a field', { fine: 'fine', field: text }],
    ['in the name of a field', { fine: 1, [text]: 1 }],
    ['deep inside', { a: [{ b: [{ [text]: 1 }] }] }],
  ])('%s is refused', (_where, value) => {
    expect(() => assertSafeValue(value)).toThrow(BAD);
  });

  it('is refused as a parameter too', () => {
    expect(() => assertSafeText(text)).toThrow(BAD);
    expect(() => assertSafeText('fine')).not.toThrow();
  });
});

it.each([
  ['lists', nest(33, (inner) => [inner])],
  ['objects', nest(33, (inner) => ({ inner }))],
])('a body nested deeper than 32 %s is refused', (_what, value) => {
  expect(() => assertSafeValue(value)).toThrow(BAD);
});
