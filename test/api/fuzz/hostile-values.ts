import type { Random } from '../../simulation/random.ts';
import { JsonText } from './json-text.ts';

/** What no object may have after a request. */
export const POLLUTED = 'polluted_by_a_request';

const CONTROL = ['\0', 'a\0b', '\u0001\u0008\u001b[31m', '\r\nSet-Cookie: a=b', '\t', '\u007f', '\u0085'];
const UNICODE = [
  '\ud800',
  '\udfff',
  'a\ud83d',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  '\uffff',
  `e${'\u0301'.repeat(50)}`,
  '𝟙',
  '👩‍👩‍👧‍👦',
  'İ',
  'ß',
  '１２',
  '١٢',
];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'];
const NUMBER_LIKE = [
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '1e-7',
  '00',
  '1_000',
  ' 1',
  '-1',
  '9'.repeat(400),
];
const CODE = [
  "'; drop table agents; --",
  '" or 1=1 --',
  '\\',
  '%',
  '_',
  '%00',
  '%s%n',
  '$' + '{7*7}',
  '{{7*7}}',
  '$1',
  ':name',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
];
const ADDRESSES = [
  'https://',
  'https://a',
  'https://user:password@[::1]:99999/',
  `https://${'a.'.repeat(200)}example.com/`,
  'https://xn--/',
  'https://example.com/\u0000',
  `0x${'0'.repeat(40)}`,
  `0x${'f'.repeat(64)}`,
  '1'.repeat(32),
  '1'.repeat(44),
  '5'.repeat(88),
];
const TIMES = [
  '1970-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
];
const LONG = ['x'.repeat(100_000), '('.repeat(5000), `${'a'.repeat(5000)}!`, '\ud83d\ude00'.repeat(3000)];

export const STRINGS: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  ...[CONTROL, UNICODE, NAMES, NUMBER_LIKE, CODE, ADDRESSES, TIMES, LONG].flat(),
];

/** For where a field has a bound: neither long nor empty. */
export const SHORT_STRINGS = STRINGS.filter(({ length }) => length > 0 && length < 1000);

const NUMBERS: readonly unknown[] = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  ...['1e400', '-1e400', '1E+2', '9'.repeat(30), `0.${'1'.repeat(400)}`].map((text) => new JsonText(text)),
];

const nest = (open: string, close: string, depth: number) =>
  new JsonText(`${open.repeat(depth)}1${close.repeat(depth)}`);

const prototypes = [
  `{"__proto__":{"${POLLUTED}":true}}`,
  `{"constructor":{"prototype":{"${POLLUTED}":true}}}`,
  `{"__proto__":null}`,
  `{"__proto__":[],"toString":1,"valueOf":null,"hasOwnProperty":{}}`,
].map((text) => new JsonText(text));

const STRUCTURES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  { toJSON: 'x' },
  { $ref: '#/' },
  { $gt: '' },
  ...prototypes,
  nest('[', ']', 200),
  nest('[', ']', 20_000),
  nest('{"a":', '}', 20_000),
  new JsonText(`[${'0,'.repeat(20_000)}0]`),
  new JsonText(`{${Array.from({ length: 5000 }, (_, at) => `"k${at}":0`).join()}}`),
  new JsonText('{"a":1,"a":2}'),
];

export function pickHostileValue(random: Random): unknown {
  return random.pick([STRINGS, STRINGS, NUMBERS, STRUCTURES].map((values) => random.pick<unknown>(values)));
}

/** More fields, as JSON text: of prototypes, repeated, and many. */
export const HOSTILE_FIELDS: readonly string[] = [
  `"__proto__":{"${POLLUTED}":true}`,
  `"constructor":{"prototype":{"${POLLUTED}":true}}`,
  '"":1',
  '"\\u0000":1',
  '"a.b[0]":1',
  '"is_admin":true,"scopes":["manage"],"agent_id":"agt_1_none","user_id":"operator-of-the-tests"',
  Array.from({ length: 2000 }, (_, at) => `"more_${at}":${at}`).join(),
];

/** Whole bodies that are no JSON object. */
export const HOSTILE_BODIES: readonly (string | Buffer)[] = [
  '',
  ' \n ',
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{}}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1}{"b":2}',
  '/* */{}',
  '\ufeff{}',
  '{"a":"\u0001"}',
  '{"a":"\\ud800"}',
  '{"a":"\\u00',
  `${'['.repeat(100_000)}`,
  `${'{"a":'.repeat(100_000)}`,
  Buffer.from('{"brief":"\xff\xfe\xc0\x80"}', 'latin1'),
  Buffer.from('{"brief":"text"}', 'utf16le'),
  Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]),
];

export const CONTENT_TYPES: readonly string[] = [
  '',
  'application/json; charset=utf-16',
  'application/json; charset=nobody',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  'application/json;',
  'application/vnd.api+json',
  'application/json, text/plain',
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'nonsense',
  '/',
];

/** Headers that any request may have, and what they should not be. */
export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'nobody' },
  { 'x-forwarded-for': "'; drop table agents; --" },
  { 'x-forwarded-for': Array(500).fill('10.0.0.1').join() },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-request-id': 'x'.repeat(5000) },
  { cookie: 'idp-token=a.b.c; __proto__=1; %=%; idp-token=' },
  { accept: 'nonsense' },
  { 'accept-encoding': 'nobody;q=9' },
  { 'accept-language': '-'.repeat(2000) },
  { origin: 'null' },
  { range: 'bytes=-99999999999999999999' },
  { range: `bytes=${Array(200).fill('0-0').join()}` },
  { 'if-none-match': `${'W/'.repeat(500)}"x"` },
  { traceparent: '00-zz-zz-zz' },
  { authorization: '' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'a'.repeat(10_000)}` },
  { authorization: 'Bearer market_\xff' },
  { authorization: 'Bearer __proto__' },
  { authorization: 'Basic Og==' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { 'x-long': 'x'.repeat(70_000) },
];

/** Segments of a path as they are sent, which no encoder would write. */
export const RAW_SEGMENTS: readonly string[] = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%c0%ae',
  '%2e%2e%2f',
  '%252e',
  'a%2fb',
  "'",
  ';a=b',
];
