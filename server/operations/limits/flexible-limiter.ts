import {
  type IRateLimiterStoreOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { LimitRule, LimitState, OperationLimiter } from './limit-store.ts';

/** While the store is unavailable, each process counts by itself: neither open to floods nor closed to all. */
export function buildLimiterOptions(rule: LimitRule): Omit<IRateLimiterStoreOptions, 'storeClient'> {
  const { operationId, limit, windowSeconds, isRefundable = false } = rule;
  const counting = { keyPrefix: `limit:${operationId}`, points: limit, duration: windowSeconds };
  return {
    ...counting,
    // a client over its limit is rejected from memory
    ...(!isRefundable && { inMemoryBlockOnConsumed: limit }),
    insuranceLimiter: new RateLimiterMemory(counting),
  };
}

export function toOperationLimiter(limiter: RateLimiterAbstract): OperationLimiter {
  return {
    async consume(client, question) {
      try {
        return toLimitState(limiter, await limiter.consume(client, 1, { question }), true);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return toLimitState(limiter, refused, false);
        throw refused;
      }
    },
    async refund(client) {
      await limiter.reward(client, 1, {});
    },
    async peek(client) {
      const counted = await limiter.get(client);
      return counted ? toLimitState(limiter, counted, counted.remainingPoints > 0) : toUnusedState(limiter);
    },
  };
}

function toUnusedState({ points, duration }: RateLimiterAbstract): LimitState {
  return { limit: points, isAllowed: true, remaining: points, msToReset: duration * 1000 };
}

export function toLimitState(
  { points }: RateLimiterAbstract,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  allowed: boolean,
): LimitState {
  const remaining = allowed ? remainingPoints : 0;
  return { limit: points, isAllowed: allowed, remaining, msToReset: Math.max(msBeforeNext, 0) };
}
