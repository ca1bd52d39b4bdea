import { TooManyRequestsError } from '../../foundation/platform/errors.ts';
import type { LimitState } from './limit-store.ts';

export type LimitHeaders = Record<`X-RateLimit-${'Limit' | 'Remaining' | 'Reset'}`, number>;

export function buildLimitHeaders({ limit, remaining, msToReset }: LimitState): LimitHeaders {
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': Math.ceil((Date.now() + msToReset) / 1000),
  };
}

/** The 429 with the time to retry, and alternatives if there are any. */
export function rateLimitedError(reason: string, state: LimitState, hint?: string): TooManyRequestsError {
  const seconds = Math.max(Math.ceil(state.msToReset / 1000), 1);
  const headers = Object.entries(buildLimitHeaders(state)).map(([name, value]) => [name, String(value)]);
  const alternative = hint ? `, or ${hint}` : '';
  return new TooManyRequestsError(
    'rate_limited',
    `${reason}. Try again in ${seconds} seconds${alternative}.`,
    {
      headers: { ...Object.fromEntries(headers), 'Retry-After': String(seconds) },
    },
  );
}
