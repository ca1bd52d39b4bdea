import { describe, expect, it } from 'vitest';
import type { ContractDocument, Schema } from '../../../server/contract/contract-document.ts';
import { PublicUrlCheck } from '../../../server/operations/validation/public-url-check.ts';

const OWN = 'http://127.0.0.1:3000';
const RULE = { allowLoopback: false, ownOrigins: [OWN] };
const PUBLIC = 'https://example.com/a.png';
const PRIVATE = 'https://10.0.0.1/a.png';

const url: Schema = { type: 'string', 'x-public-url': true };
const text: Schema = { type: 'string' };
const node: Schema = { properties: { url, next: { $ref: '#/components/schemas/Node' } } };
const loop: Schema = { properties: { next: { $ref: '#/components/schemas/Loop' } } };
const contract = {
  components: { schemas: { Url: url, Node: node, Loop: loop } },
} as unknown as ContractDocument;
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const create = (schema: Schema | undefined, rule: typeof RULE | undefined = RULE) =>
  PublicUrlCheck.create(contract, schema, rule);

const ACCEPTED = 'accepted';

/** The places that are refused in a body. */
function findRefused(schema: Schema, body: unknown, rule = RULE): string[] | typeof ACCEPTED {
  try {
    create(schema, rule)?.check(body);
    return ACCEPTED;
  } catch (error) {
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    const { details } = (error as { details: { details: { path: string }[] } }).details;
    return details.map(({ path }) => path);
  }
}

describe('a body is checked where it may hold a public address', () => {
  it.each<[string, Schema]>([
    ['itself', url],
    ['in a field', { properties: { name: text, url } }],
    ['in a list', { items: url }],
    ['by reference', { properties: { url: ref('Url') } }],
    ['in one of several forms', { anyOf: [text, { properties: { url } }] }],
    ['in one of exactly one form', { oneOf: [text, { properties: { url } }] }],
    ['in a part of all forms', { allOf: [{ properties: { url } }] }],
    ['in a schema that holds itself', ref('Node')],
  ])('%s', (_where, schema) => {
    expect(create(schema)).toBeInstanceOf(PublicUrlCheck);
  });

  it('and nowhere else', () => {
    expect(create({ properties: { name: text }, items: text })).toBeUndefined();
    expect(create(ref('Loop'))).toBeUndefined();
    expect(create(undefined)).toBeUndefined();
    expect(PublicUrlCheck.create(contract, url, undefined)).toBeUndefined();
  });
});

describe('an address that others are shown', () => {
  const schema: Schema = {
    properties: {
      url,
      name: text,
      list: { type: 'array', items: url },
      inner: { properties: { url: ref('Url') } },
    },
  };

  it.each([
    ['public', { url: PUBLIC, list: [PUBLIC], inner: { url: PUBLIC } }],
    ['empty, which takes it away', { url: '' }],
    ['left out', {}],
    ['null', { url: null, list: null, inner: null }],
    ['our own', { url: `${OWN}/files/a.png` }],
    ['of another type, which the schema refuses', { url: 7, list: 'x', inner: ['x'] }],
  ])('may be %s', (_what, body) => {
    expect(findRefused(schema, body)).toBe(ACCEPTED);
  });

  it('may be private where others are not shown it', () => {
    expect(findRefused(schema, { name: PRIVATE, unheard: PRIVATE })).toBe(ACCEPTED);
  });

  it('is refused by its place when nobody else can open it', () => {
    expect(findRefused(schema, { url: PRIVATE, list: [PUBLIC, PRIVATE], inner: { url: 'x' } })).toEqual([
      'body.url',
      'body.list[1]',
      'body.inner.url',
    ]);
    expect(findRefused(url, PRIVATE)).toEqual(['body']);
    expect(findRefused(ref('Node'), { next: { next: { url: PRIVATE } } })).toEqual(['body.next.next.url']);
  });

  it('is refused at the machine of the service, unless that is allowed', () => {
    const body = { url: 'http://localhost:9/a.png' };
    expect(findRefused(schema, body)).toEqual(['body.url']);
    expect(findRefused(schema, body, { ...RULE, allowLoopback: true })).toBe(ACCEPTED);
    expect(findRefused(schema, body, { ...RULE, ownOrigins: [] })).toEqual(['body.url']);
  });

  it.each(['anyOf', 'oneOf', 'allOf'])('is refused once, however many forms of %s share it', (keyword) => {
    const forms: Schema = { [keyword]: [{ properties: { url } }, { properties: { url, name: text } }] };
    expect(findRefused(forms, { url: PRIVATE })).toEqual(['body.url']);
  });
});
