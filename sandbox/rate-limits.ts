import { RateLimiterMemory } from 'rate-limiter-flexible';
import { toLimitState, toOperationLimiter } from '../server/operations/limits/flexible-limiter.ts';
import type { LimitRule, LimitStore, OperationLimiter } from '../server/operations/limits/limit-store.ts';

const HOUR_SECONDS = 3600;
/** All requests of a sandbox come from one address. */
const HOURLY_LIMIT_FACTOR = 20;

/** The limits of the contract, wide enough for one user: counts can be reset, and invalid requests are not counted. */
export class SandboxLimits implements LimitStore {
  readonly #resetHint: string;
  readonly #limiters = new Map<string, { limiter: OperationLimiter; reset(): void }>();

  constructor(baseUrl: string) {
    this.#resetHint = `reset all counts with \`curl -X POST ${baseUrl}/sandbox/limits\``;
  }

  /** Shared by all users of the same operation, like counters in a database. */
  createLimiter(rule: LimitRule): OperationLimiter {
    const known = this.#limiters.get(rule.operationId) ?? createResettableLimiter(rule, this.#resetHint);
    this.#limiters.set(rule.operationId, known);
    return known.limiter;
  }

  reset(): void {
    for (const { reset } of this.#limiters.values()) reset();
  }

  async close(): Promise<void> {}
}

function createResettableLimiter({ limit, windowSeconds }: LimitRule, hint: string) {
  const points = windowSeconds >= HOUR_SECONDS ? limit * HOURLY_LIMIT_FACTOR : limit;
  const empty = () => new RateLimiterMemory({ points, duration: windowSeconds });
  let counts = empty();
  const limiter: OperationLimiter = {
    retryHint: hint,
    consume: (client) => toOperationLimiter(counts).consume(client),
    peek: (client) => toOperationLimiter(counts).peek(client),
    refund: (client) => toOperationLimiter(counts).refund(client),
    refundInvalid: async (client) => toLimitState(counts, await counts.reward(client), true),
  };
  const reset = () => {
    counts = empty();
  };
  return { limiter, reset };
}
