import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { toFieldProblems } from '../../../shared/validation/field-problems.ts';
import { describeError } from '../../../shared/validation/messages.ts';
import type { Schema } from '../../../shared/validation/schema.ts';

const SCHEMAS: Record<string, Schema> = {
  Name: { type: 'string', minLength: 2, maxLength: 2 },
  Alias: { $ref: '#/components/schemas/Name' },
};
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
formats.default(ajv);
for (const [name, schema] of Object.entries(SCHEMAS)) ajv.addSchema(schema, `#/components/schemas/${name}`);

/** What is said of a value that breaks its schema. */
function findProblems(schema: Schema, value: unknown) {
  const validate = ajv.compile(schema);
  validate(value);
  return toFieldProblems(validate.errors ?? [], SCHEMAS);
}
const findMessage = (schema: Schema, value: unknown) => findProblems(schema, value)[0]?.message;
const record = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
});

describe('a rule is told with both of its bounds', () => {
  it.each<[Schema, unknown, string]>([
    [{ type: 'string', minLength: 3, maxLength: 40 }, 'ab', 'must be 3-40 characters'],
    [{ type: 'string', maxLength: 2 }, 'abc', 'must be at most 2 characters'],
    [{ type: 'string', minLength: 2 }, 'a', 'must be at least 2 characters'],
    [{ type: 'string', minLength: 4, maxLength: 4 }, 'a', 'must be 4 characters'],
    [{ type: 'string', minLength: 1 }, '', 'must not be empty'],
    [{ type: 'string', minLength: 1, maxLength: 5 }, '', 'must be 1-5 characters'],
    [{ minimum: 1, maximum: 100 }, 0, 'must be 1 to 100'],
    [{ minimum: 1, maximum: 100 }, 101, 'must be 1 to 100'],
    [{ minimum: 0 }, -1, 'must be at least 0'],
    [{ maximum: 9 }, 10, 'must be at most 9'],
    [{ exclusiveMinimum: 0 }, 0, 'must be more than 0'],
    [{ exclusiveMaximum: 5 }, 5, 'must be less than 5'],
    [{ minItems: 1, maxItems: 2 }, [], 'must have 1-2 items'],
    [{ maxItems: 1 }, [1, 2], 'must have at most 1 items'],
    [{ uniqueItems: true }, [1, 1], 'must not repeat an item'],
    [{ enum: ['a', 7, null] }, 'b', 'must be one of a, 7, null'],
    [{ const: 'x' }, 'y', 'must be "x"'],
    [{ pattern: '^a$' }, 'b', 'must match `^a$`'],
    [{ type: 'string', format: 'email' }, 'x', 'must be an email address'],
    [{ type: 'string', format: 'uuid' }, 'x', 'must be a UUID'],
    [{ type: 'string', format: 'ipv4' }, 'x', 'must be a valid ipv4'],
    [{ type: 'integer' }, 'x', 'must be a whole number'],
    [{ type: ['string', 'null'] }, 1, 'must be a string or null'],
    [{ multipleOf: 2 }, 3, 'must be multiple of 2'],
  ])('%j', (schema, value, message) => {
    expect(findMessage(schema, value)).toBe(message);
  });

  it('in the words of the schema, where it has any, unless the type is wrong', () => {
    const schema = { type: 'string', minLength: 3, 'x-message': 'must be a name' };
    expect(findMessage(schema, 'ab')).toBe('must be a name');
    expect(findMessage(schema, 5)).toBe('must be a string');
    expect(findMessage({ ...schema, 'x-message': 7 }, 'ab')).toBe('must be at least 3 characters');
  });

  it('in the words of the library, or in a few of our own, where nothing else is known', () => {
    const error = { keyword: 'minLength', instancePath: '', schemaPath: '', params: {} };
    expect(describeError({ ...error, message: 'is too short' })).toBe('is too short');
    expect(describeError(error)).toBe('is not valid');
    expect(describeError({ ...error, parentSchema: {} })).toBe('is not valid');
    expect(describeError({ ...error, keyword: 'odd', parentSchema: {} })).toBe('is not valid');
    expect(describeError({ ...error, keyword: 'enum', parentSchema: {} })).toBe('is not valid');
    expect(describeError({ ...error, keyword: 'type', parentSchema: { type: 'odd' } })).toBe('must be odd');
  });
});

describe('a problem is told by its place', () => {
  const text = { type: 'string' };

  it.each<[string, Schema, unknown]>([
    ['body.name', record({ body: record({ name: text }) }), { body: { name: 1 } }],
    ['query.name', record({ query: record({ name: text }) }), { query: { name: 1 } }],
    ['path.name', record({ params: record({ name: text }) }), { params: { name: 1 } }],
    ['header.name', record({ headers: record({ name: text }) }), { headers: { name: 1 } }],
    ['cookie.name', record({ cookies: record({ name: text }) }), { cookies: { name: 1 } }],
    ['body.name', record({ name: text }), { name: 1 }],
    ['body', text, 1],
    [
      'body.items[1].name',
      record({ items: { type: 'array', items: record({ name: text }) } }),
      { items: [{}, { name: 1 }] },
    ],
    ['body.v1.x2', record({ v1: record({ x2: text }) }), { v1: { x2: 1 } }],
    ['body.2nd', record({ '2nd': text }), { '2nd': 1 }],
    ['body.a/b.c~d', record({ 'a/b': record({ 'c~d': text }) }), { 'a/b': { 'c~d': 1 } }],
    ['body.name', record({ name: text }, 'name'), {}],
  ])('%s', (path, schema, value) => {
    expect(findProblems(schema, value).map((problem) => problem.path)).toEqual([path]);
  });

  it('in long lists too', () => {
    const items = [...Array(10).fill('x'), 1];
    expect(findProblems({ type: 'array', items: text }, items)[0]?.path).toBe('body[10]');
  });

  it('once for each, in the order in which they were found', () => {
    const schema = record({ a: { type: 'string', minLength: 9, pattern: '^b' }, c: text });
    expect(findProblems(schema, { a: 'x', c: 1 })).toEqual([
      { path: 'body.a', message: 'must be at least 9 characters' },
      { path: 'body.c', message: 'must be a string' },
    ]);
  });

  it('and at most twenty of them', () => {
    const schema = { type: 'array', items: text };
    expect(findProblems(schema, Array(20).fill(1))).toHaveLength(20);
    expect(findProblems(schema, Array(21).fill(1))).toHaveLength(20);
  });
});

describe('a field that was left out is told with its rule', () => {
  it.each<[Schema, string]>([
    [{ type: 'string', minLength: 3, maxLength: 9 }, 'is required and must be 3-9 characters'],
    [{ type: 'number', minimum: 1 }, 'is required and must be at least 1'],
    [{ enum: ['a', 'b'] }, 'is required and must be one of a, b'],
    [{ type: 'string' }, 'is required'],
    [{ $ref: '#/components/schemas/Name' }, 'is required and must be 2 characters'],
    [{ $ref: '#/components/schemas/Alias' }, 'is required and must be 2 characters'],
  ])('%j', (property, message) => {
    expect(findProblems(record({ name: property }, 'name'), {})).toEqual([{ path: 'body.name', message }]);
  });

  it('or without one, where the schema does not declare it', () => {
    expect(findProblems({ required: ['name'] }, {})).toEqual([{ path: 'body.name', message: 'is required' }]);
    const error = {
      keyword: 'required',
      instancePath: '',
      schemaPath: '',
      params: { missingProperty: 'name' },
    };
    expect(toFieldProblems([error], {})).toEqual([{ path: 'body.name', message: 'is required' }]);
    const parentSchema = record({ name: { $ref: '#/components/schemas/Unknown' } });
    expect(toFieldProblems([{ ...error, parentSchema }], {})).toEqual([
      { path: 'body.name', message: 'is required' },
    ]);
  });
});

describe.each(['anyOf', 'oneOf'])('a value that fits none of its forms (%s)', (keyword) => {
  const forms = (...list: Schema[]): Schema => record({ price: { [keyword]: list } });
  const told = (schema: Schema, price: unknown) => findProblems(schema, { price });
  const amount = [
    { type: 'string', pattern: '^\\d+$' },
    { type: 'number', minimum: 0 },
  ];

  it('is told the rule of the form whose type it has', () => {
    expect(told(forms(...amount), 'x')).toEqual([{ path: 'body.price', message: 'must match `^\\d+$`' }]);
    expect(told(forms(...amount), -1)).toEqual([{ path: 'body.price', message: 'must be at least 0' }]);
  });

  it('is told the types, each once, where it has none of them', () => {
    expect(told(forms(...amount, { type: 'string', maxLength: 1 }), true)).toEqual([
      { path: 'body.price', message: 'must be a string or a number' },
    ]);
  });

  it('is told that none fits, where there is nothing else to say', () => {
    const none = [{ path: 'body.price', message: 'does not match any of its variants' }];
    expect(told(forms({ const: 'a' }, { const: 'b' }), 'c')).toEqual(none);
    expect(
      told(forms(record({ kind: { const: 'a' } }), record({ kind: { const: 'b' } })), { kind: 'c' }),
    ).toEqual(none);
  });

  it('is told of once, whatever is wrong inside of its forms', () => {
    const nested = forms(record({ name: { type: 'string' } }), { type: 'number' });
    expect(told(nested, { name: 1 }).map(({ path }) => path)).toEqual(['body.price']);
    const unions = forms({ anyOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'number' });
    expect(told(unions, true)).toEqual([
      { path: 'body.price', message: 'must be a string or null or a number' },
    ]);
  });

  it('neither hides what is wrong beside it nor speaks of it', () => {
    const schema = record({ price: { [keyword]: amount }, price_usd: { type: 'boolean' } });
    expect(findProblems(schema, { price: true, price_usd: 1 })).toEqual([
      { path: 'body.price', message: 'must be a string or a number' },
      { path: 'body.price_usd', message: 'must be true or false' },
    ]);
  });

  it('is not told the rule of a field inside of it', () => {
    const schema = forms(record({ name: { type: 'string', minLength: 3 } }), { type: 'number' });
    expect(told(schema, { name: 'a' })[0]?.message).not.toContain('characters');
  });
});
