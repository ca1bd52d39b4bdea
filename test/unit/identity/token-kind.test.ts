import { expect, it } from 'vitest';
import { TOKEN_TYPE_RULES, type TokenTypeRule } from '../../../server/config/token-type-rules.ts';
import { isAccessToken } from '../../../server/identity/token-kind.ts';

const takenBy = (header: { typ?: string }, payload: object): TokenTypeRule[] =>
  TOKEN_TYPE_RULES.filter((rule) =>
    isAccessToken({ alg: 'RS256', ...header }, { sub: 'ada', ...payload }, rule),
  );

it.each([
  [{ typ: 'at+jwt' }, {}],
  [{ typ: 'AT+JWT' }, { scope: 'openid' }],
  [{ typ: 'application/at+jwt' }, {}],
])('a token that says what it is is one by every rule: %o', (header, payload) => {
  expect(takenBy(header, payload)).toEqual(['at+jwt', 'marked', 'jwt']);
});

it.each([
  ['Auth0', { scope: 'openid profile', azp: 'client' }],
  ['Okta', { scp: ['openid'], cid: 'client' }],
  ['Entra', { scp: 'orders.read', azp: 'client' }],
  ['Cognito', { token_use: 'access', client_id: 'client' }],
  ['Cognito, without its client', { token_use: 'access' }],
  ['Keycloak', { typ: 'Bearer', azp: 'client' }],
])('a plain JWT with the marks of %s is one unless only marked headers are', (_issuer, payload) => {
  for (const header of [{}, { typ: 'JWT' }]) expect(takenBy(header, payload)).toEqual(['marked', 'jwt']);
});

it('a plain JWT without any mark is one only where that is how the issuer makes them', () => {
  expect(takenBy({ typ: 'JWT' }, { sid: 'session' })).toEqual(['jwt']);
});

it.each([
  ['with a nonce', {}, { nonce: 'n', scope: 'openid' }],
  ['with the hash of an access token', { typ: 'JWT' }, { at_hash: 'h', client_id: 'client' }],
  ['with the hash of a code', {}, { c_hash: 'h' }],
  ['of Cognito', {}, { token_use: 'id', client_id: 'client' }],
  ['of Keycloak', {}, { typ: 'ID', scope: 'openid' }],
])('an ID token %s is none by any rule', (_what, header, payload) => {
  expect(takenBy(header, payload)).toEqual([]);
});

it.each(['logout+jwt', 'dpop+jwt', 'id_token+jwt', 'secevent+jwt', 'at+application/jwt', ''])(
  'nor is a %s',
  (typ) => {
    expect(takenBy({ typ }, { scope: 'openid' })).toEqual([]);
  },
);

it('nor is a logout token of a provider that does not mark its header', () => {
  expect(takenBy({ typ: 'JWT' }, { events: {}, sid: 'session' })).toEqual([]);
});
