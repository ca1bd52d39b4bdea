import { describe, expect, it } from 'vitest';
import { parseClaims } from '../../../server/identity/identity-claims.ts';
import { isRecentSignIn } from '../../../server/identity/sign-in-age.ts';

const NOW = new Date('2026-01-01T00:00:00Z');
const seconds = NOW.getTime() / 1000;

function isFresh(payload: Record<string, unknown>): boolean {
  const claims = parseClaims({ sub: 'ada', ...payload });
  return claims !== undefined && isRecentSignIn(claims, NOW);
}

describe('a sign-in is fresh', () => {
  it.each([
    ['now', { auth_time: seconds }],
    ['5 minutes ago', { auth_time: seconds - 300 }],
    ['by a clock that is a little ahead', { auth_time: seconds + 30 }],
    ['by the time of the token, where nothing else is said', { iat: seconds - 10 }],
    ['at a fraction of a second', { auth_time: seconds - 0.5 }],
  ])('%s', (_name, payload) => expect(isFresh(payload)).toBe(true));
});

describe('a sign-in is not fresh', () => {
  it.each([
    ['without a time', {}],
    ['more than 5 minutes ago', { auth_time: seconds - 301 }],
    ['in the future', { auth_time: seconds + 31 }],
    ['in a far future', { auth_time: 2 ** 52 }],
    ['before a token that was made later', { auth_time: seconds - 301, iat: seconds }],
    ['where auth_time is text, whatever iat says', { auth_time: String(seconds), iat: seconds }],
    ['where auth_time is null, whatever iat says', { auth_time: null, iat: seconds }],
    ['where auth_time is a list', { auth_time: [seconds], iat: seconds }],
    ['where auth_time is no finite number', { auth_time: Number.POSITIVE_INFINITY, iat: seconds }],
    ['where iat is in the future', { iat: seconds + 31 }],
  ])('%s', (_name, payload) => expect(isFresh(payload)).toBe(false));
});
