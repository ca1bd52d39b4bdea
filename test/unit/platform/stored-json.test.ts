import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  text,
  wholeNumber,
} from '../../../server/foundation/platform/field-readers.ts';
import { decodeStored, defineStoredType } from '../../../server/foundation/platform/stored-json.ts';

const TIP = defineStoredType('tip', 1, { to: text, amountMicro: wholeNumber, note: nullable(text) });
const GIFT = defineStoredType('gift', 2, { to: text });
const tip = { to: 'agt_1', amountMicro: 2n ** 60n, note: null };

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const stored = throughJson(TIP.encode(tip)) as object;
const decode = (value: unknown) => decodeStored([TIP, GIFT], value);

describe('stored JSON', () => {
  it('has a version and a kind, and amounts as strings', () => {
    expect(stored).toEqual({
      v: 1,
      kind: 'tip',
      to: 'agt_1',
      amountMicro: '1152921504606846976',
      note: null,
    });
  });

  it('is read back as it was', () => {
    expect(decode(stored)).toEqual({ kind: 'tip', ...tip });
    expect(decode(throughJson(GIFT.encode({ to: 'agt_2' })))).toEqual({ kind: 'gift', to: 'agt_2' });
  });

  it.each([
    ['an unknown version', { ...stored, v: 2 }, 'The stored JSON is tip v2. Known: tip v1, gift v2.'],
    ['an unknown kind', { ...stored, kind: 'loan' }, 'The stored JSON is loan v1. Known: tip v1, gift v2.'],
    ['no version', { kind: 'tip', to: 'agt_1' }, 'The stored JSON is tip vundefined.'],
    ['a missing field', { ...stored, to: undefined }, 'The stored tip.to is not a string.'],
    ['no object', null, 'The stored JSON is not an object.'],
    ['a list', [], 'The stored JSON is not an object.'],
  ])('is refused with %s', (_what, value, message) => {
    expect(() => decode(value)).toThrow(message);
  });

  it('leaves out what its type does not have', () => {
    expect(decode({ ...stored, secret: 'x' })).not.toHaveProperty('secret');
    expect(TIP.encode({ ...tip, secret: 'x' } as typeof tip)).not.toHaveProperty('secret');
  });
});

describe('a reader of a field', () => {
  it.each([
    ['text', text, 'a'],
    ['flag', flag, false],
    ['object', object, { a: [1] }],
    ['oneOf', oneOf(['a', 1]), 1],
    ['nullable', nullable(text), null],
    ['nullable', nullable(text), 'a'],
    ['optional', optional(text), undefined],
    ['optional', optional(text), 'a'],
    ['listOf', listOf(text), ['a', 'b']],
    ['fieldsOf', fieldsOf({ a: text }), { a: 'b' }],
  ])('%s accepts what it is for', (_name, read, value) => {
    expect(read(value, 'field')).toEqual(value);
  });

  it.each([
    ['text', text, 1, 'field is not a string'],
    ['flag', flag, 'true', 'field is not a boolean'],
    ['object', object, ['a'], 'field is not an object'],
    ['object', object, null, 'field is not an object'],
    ['oneOf', oneOf(['a', 'b']), 'c', 'field is not one of a, b'],
    ['nullable', nullable(text), undefined, 'field is not a string'],
    ['optional', optional(text), null, 'field is not a string'],
    ['listOf', listOf(text), 'a', 'field is not a list'],
    ['listOf', listOf(text), ['a', 1], 'field[1] is not a string'],
    ['fieldsOf', fieldsOf({ a: fieldsOf({ b: text }) }), { a: {} }, 'field.a.b is not a string'],
    ['wholeNumber', wholeNumber, 1, 'field is not a whole number in a string'],
    ['wholeNumber', wholeNumber, '1.5', 'field is not a whole number in a string'],
    ['wholeNumber', wholeNumber, '', 'field is not a whole number in a string'],
  ])('%s refuses what is something else', (_name, read, value, message) => {
    expect(() => read(value, 'field')).toThrow(message);
  });

  it('wholeNumber reads negative amounts', () => {
    expect(wholeNumber('-12', 'field')).toBe(-12n);
  });
});
