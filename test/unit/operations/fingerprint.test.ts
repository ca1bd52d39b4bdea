import { expect, it } from 'vitest';
import { fingerprintRequest } from '../../../server/operations/idempotency/fingerprint.ts';
import type { ValidRequest } from '../../../server/operations/validation/request-validator.ts';

const request = (parts: Partial<ValidRequest> = {}): ValidRequest => ({
  path: { id: 'ord_1' },
  query: {},
  header: {},
  cookie: {},
  body: { action: 'pay', list: [1, { a: 1, b: 2 }] },
  ...parts,
});
const ordinary = fingerprintRequest(request());

it.each([
  ['fields in another order', { body: { list: [1, { b: 2, a: 1 }], action: 'pay' } }],
  [
    'another signature',
    { body: { ...(request().body as object), wallet_sig: 'x', wallet_sig_ts: 1, idp_access_token: 'y' } },
  ],
  ['a signature in the query', { query: { wallet_sig: 'x', wallet_sig_ts: 1 } }],
  ['the key itself', { header: { 'Idempotency-Key': 'k' } }],
  ['a cookie', { cookie: { 'idp-token': 'x' } }],
] satisfies [string, Partial<ValidRequest>][])('is the same with %s', (_name, parts) => {
  expect(fingerprintRequest(request(parts))).toBe(ordinary);
});

it.each([
  ['path', { path: { id: 'ord_2' } }],
  ['query', { query: { chain: 'base' } }],
  ['payment', { header: { 'X-PAYMENT': '0x1' } }],
  ['body', { body: { action: 'pay', list: [{ a: 1, b: 2 }, 1] } }],
  ['type of a value', { body: { action: 'pay', list: ['1', { a: 1, b: 2 }] } }],
  ['wallet', { body: { ...(request().body as object), wallet: '0x1' } }],
  ['absence of a body', { body: undefined }],
] satisfies [string, Partial<ValidRequest>][])('differs by %s', (_name, parts) => {
  expect(fingerprintRequest(request(parts))).not.toBe(ordinary);
});

it('counts credential names inside other fields', () => {
  const nested = (wallet_sig: string) => fingerprintRequest(request({ body: { answers: { wallet_sig } } }));
  expect(nested('a')).not.toBe(nested('b'));
});
