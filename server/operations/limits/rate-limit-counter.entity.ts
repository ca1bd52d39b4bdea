import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const RATE_LIMIT_TABLE = 'rate_limit_counters';

/** Written by rate-limiter-flexible, which fixes the columns and their order; `expire` is in Unix milliseconds. */
export const RateLimitCounter = defineEntity({
  name: 'RateLimitCounter',
  tableName: RATE_LIMIT_TABLE,
  properties: {
    key: p.string().length(255).primary(),
    points: p.integer().default(0),
    expire: p.bigint().nullable().index(),
  },
});
export type RateLimitCounter = InferEntity<typeof RateLimitCounter>;
