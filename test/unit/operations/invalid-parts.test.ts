import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { removeInvalidParts } from '../../../server/operations/validation/invalid-parts.ts';

const row = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    note: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};
const rows = { type: 'array', items: row };

/** What is left of a body, and how often it was judged. */
function repair(schema: object, body: unknown) {
  const validate = new Ajv2020({ allErrors: true, strict: false }).compile(schema);
  let judged = 0;
  const left = removeInvalidParts(body, (one) => {
    judged++;
    return validate(one) ? [] : (validate.errors ?? []);
  });
  return { left, judged };
}
const leftOf = (schema: object, body: unknown) => repair(schema, body).left;

describe('the smallest part that can be done without is removed', () => {
  it.each<[string, unknown, unknown]>([
    ['nothing of a sound body', { id: 'a', note: 'n' }, { id: 'a', note: 'n' }],
    ['an optional field', { id: 'a', note: 1 }, { id: 'a' }],
    ['an undeclared field', { id: 'a', secret: 's' }, { id: 'a' }],
    ['an undeclared field with a difficult name', { id: 'a', 'x/y~z': 1 }, { id: 'a' }],
    ['an item of a list', { id: 'a', tags: [1, 'x', 2] }, { id: 'a', tags: ['x'] }],
    ['several parts', { id: 'a', note: 1, tags: ['x', 2], odd: 1 }, { id: 'a', tags: ['x'] }],
  ])('%s', (_what, body, left) => {
    expect(leftOf(row, body)).toEqual(left);
  });

  it('which is a whole row, where a required field is wrong or missing', () => {
    expect(leftOf(rows, [{ id: 'a' }, { id: 1 }, {}, { id: 'b', note: 1 }])).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
  });

  it('while what nothing can be cut from stays', () => {
    expect(leftOf(row, { id: 1, note: 1 })).toEqual({ id: 1 });
    expect(leftOf(row, 'text')).toBe('text');
    expect(leftOf(row, null)).toBeNull();
  });

  it('and the given body stays as it was', () => {
    const body = Object.freeze([Object.freeze({ id: 'a', tags: Object.freeze(['x', 1]) })]);
    expect(leftOf(rows, body)).toEqual([{ id: 'a', tags: ['x'] }]);
    expect(body[0]?.tags).toEqual(['x', 1]);
  });

  it('in fields whose names need escaping', () => {
    const schema = {
      type: 'object',
      properties: {
        'a/b': {
          type: 'object',
          required: ['c~d'],
          properties: { 'c~d': { type: 'string' }, e: { type: 'string' } },
        },
      },
    };
    expect(leftOf(schema, { 'a/b': { 'c~d': 'x', e: 1 } })).toEqual({ 'a/b': { 'c~d': 'x' } });
    expect(leftOf(schema, { 'a/b': { 'c~d': 1 }, f: 1 })).toEqual({ f: 1 });
  });
});

describe('a part is removed only if that leaves fewer errors', () => {
  const key = { type: 'string', enum: ['a', 'b'] };
  const keyed = { type: 'object', required: ['id'], properties: { id: key } };

  it('and none because it is missing', () => {
    // two errors about the field would become one about its absence
    expect(leftOf(keyed, { id: 1 })).toEqual({ id: 1 });
    const nested = { type: 'object', required: ['inner'], properties: { inner: keyed } };
    expect(leftOf(nested, { inner: { id: 1 } })).toEqual({ inner: { id: 1 } });
  });

  it('anywhere', () => {
    const filled = {
      properties: { inner: { properties: { x: { type: 'string' } } } },
      not: { properties: { inner: { maxProperties: 0 } } },
    };
    expect(leftOf(filled, { inner: { x: 1 } })).toEqual({ inner: { x: 1 } });
  });

  it('beginning with the deepest', () => {
    const short = { properties: { tags: { type: 'array', maxItems: 1, items: { type: 'string' } } } };
    expect(leftOf(short, { tags: ['x', 2] })).toEqual({ tags: ['x'] });
  });

  it('and nothing is tried where there is nothing to remove', () => {
    expect(repair(row, 'text')).toEqual({ left: 'text', judged: 1 });
  });
});

it('a body is judged at most some 400 times', () => {
  const { left, judged } = repair(rows, Array(500).fill({ id: 'a', note: 1 }));
  expect(judged).toBe(401);
  expect((left as { note?: number }[]).filter(({ note }) => note === undefined)).toHaveLength(400);
});
