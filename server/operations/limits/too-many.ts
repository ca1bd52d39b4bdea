import { TooManyRequestsError } from '../../foundation/platform/errors.ts';
import type { LimitState } from './limit-store.ts';

export type LimitHeaders = Record<`X-RateLimit-${'Limit' | 'Remaining' | 'Reset'}`, number>;

export function limitHeaders(limit: number, { remaining, msToReset }: LimitState): LimitHeaders {
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': Math.ceil((Date.now() + msToReset) / 1000),
  };
}

/** The 429 that says when to come back. */
export function tooMany(what: string, limit: number, state: LimitState): TooManyRequestsError {
  const seconds = Math.max(Math.ceil(state.msToReset / 1000), 1);
  const headers = Object.entries(limitHeaders(limit, state)).map(([name, value]) => [name, String(value)]);
  return new TooManyRequestsError('rate_limited', `${what}; try again in ${seconds} seconds`, {
    headers: { ...Object.fromEntries(headers), 'Retry-After': String(seconds) },
  });
}
