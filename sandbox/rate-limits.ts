import { RateLimiterMemory } from 'rate-limiter-flexible';
import { toLimitState, toOperationLimiter } from '../server/operations/limits/flexible-limiter.ts';
import type { LimitRule, LimitStore, OperationLimiter } from '../server/operations/limits/limit-store.ts';

const HOUR_SECONDS = 3600;
/** All requests of a sandbox come from one address. */
const HOURLY_LIMIT_FACTOR = 20;

/**
 * The limits of the contract, wide enough for one user: invalid requests are not counted. As in production, they are as
 * strict as there. Either way, counts can be reset.
 */
export class SandboxLimits implements LimitStore {
  readonly #resetHint: string;
  readonly #asInProduction: boolean;
  readonly #limiters = new Map<string, { limiter: OperationLimiter; reset(): void }>();

  constructor(baseUrl: string, { asInProduction = false } = {}) {
    this.#asInProduction = asInProduction;
    this.#resetHint = `reset all counts with \`curl -X POST ${baseUrl}/sandbox/limits\``;
  }

  /** Shared by all users of the same operation, like counters in a database. */
  createLimiter(rule: LimitRule): OperationLimiter {
    const known = this.#limiters.get(rule.operationId) ?? this.#createLimiter(rule);
    this.#limiters.set(rule.operationId, known);
    return known.limiter;
  }

  #createLimiter(rule: LimitRule) {
    const isWidened = !this.#asInProduction && rule.windowSeconds >= HOUR_SECONDS;
    const limit = isWidened ? rule.limit * HOURLY_LIMIT_FACTOR : rule.limit;
    const created = createResettableLimiter({ ...rule, limit }, this.#resetHint);
    if (this.#asInProduction) delete created.limiter.refundInvalid;
    return created;
  }

  reset(): void {
    for (const { reset } of this.#limiters.values()) reset();
  }

  async close(): Promise<void> {}
}

function createResettableLimiter({ limit, windowSeconds }: LimitRule, hint: string) {
  const empty = () => new RateLimiterMemory({ points: limit, duration: windowSeconds });
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
