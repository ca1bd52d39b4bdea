import { RateLimiterMemory } from 'rate-limiter-flexible';
import {
  buildLimiterOptions,
  toOperationLimiter,
} from '../../../server/operations/limits/flexible-limiter.ts';
import type { LimitStore, OperationLimiter } from '../../../server/operations/limits/limit-store.ts';

/** Counts like the other stores, in this process. `extras` are optional features of a store. */
export function createMemoryLimitStore(
  extras: Pick<OperationLimiter, 'retryHint' | 'refundInvalid'> = {},
): LimitStore {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    createLimiter(rule) {
      const limiter = limiters.get(rule.operationId) ?? new RateLimiterMemory(buildLimiterOptions(rule));
      limiters.set(rule.operationId, limiter);
      return { ...toOperationLimiter(limiter), ...extras };
    },
    close: async () => {},
  };
}
