import { TooManyRequestsError } from '../../foundation/platform/errors.ts';
import {
  buildRateLimitHeaders,
  type RateLimitHeaders,
} from '../../foundation/platform/rate-limit-headers.ts';
import type { LimitRule, LimitState } from './limit-store.ts';

export type LimitHeaders = RateLimitHeaders;

export function buildLimitHeaders(
  { operationId, windowSeconds }: LimitRule,
  state: LimitState,
): LimitHeaders {
  const { limit, remaining, msToReset } = state;
  const reading = { policy: operationId, limit, remaining, msToReset, windowSeconds };
  return buildRateLimitHeaders(reading, Date.now());
}

/** The 429 with the time to retry, and alternatives if there are any. */
export function rateLimitedError(
  reason: string,
  rule: LimitRule,
  state: LimitState,
  hint?: string,
): TooManyRequestsError {
  const seconds = Math.max(Math.ceil(state.msToReset / 1000), 1);
  const alternative = hint ? `, or ${hint}` : '';
  return new TooManyRequestsError(
    'rate_limited',
    `${reason}. Try again in ${seconds} seconds${alternative}.`,
    { headers: { ...buildLimitHeaders(rule, state), 'Retry-After': String(seconds) } },
  );
}
