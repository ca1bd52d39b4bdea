import { RateLimiterMemory } from 'rate-limiter-flexible';
import { toOperationLimiter, toState } from '../server/operations/limits/flexible-limiter.ts';
import type { LimitRule, LimitStore, OperationLimiter } from '../server/operations/limits/limit-store.ts';

const HOUR_SECONDS = 3600;
/** Everybody who tries the sandbox comes from one address, again and again. */
const TIMES_PER_HOUR = 20;

/** The limits of the contract, wide enough for one person: counts can be forgotten, and what was not valid has none. */
export class SandboxLimits implements LimitStore {
  readonly #wayOn: string;
  readonly #limiters = new Map<string, { limiter: OperationLimiter; reset(): void }>();

  constructor(baseUrl: string) {
    this.#wayOn = `forget all counts: curl -X POST ${baseUrl}/sandbox/limits`;
  }

  /** One for all who name the same operation, as where counters are kept in a database. */
  limiter(rule: LimitRule): OperationLimiter {
    const known = this.#limiters.get(rule.operationId) ?? forgetful(rule, this.#wayOn);
    this.#limiters.set(rule.operationId, known);
    return known.limiter;
  }

  reset(): void {
    for (const { reset } of this.#limiters.values()) reset();
  }

  async close(): Promise<void> {}
}

function forgetful({ limit, windowSeconds }: LimitRule, wayOn: string) {
  const points = windowSeconds >= HOUR_SECONDS ? limit * TIMES_PER_HOUR : limit;
  const empty = () => new RateLimiterMemory({ points, duration: windowSeconds });
  let counts = empty();
  const limiter: OperationLimiter = {
    wayOn,
    consume: (client) => toOperationLimiter(counts).consume(client),
    peek: (client) => toOperationLimiter(counts).peek(client),
    giveBack: (client) => toOperationLimiter(counts).giveBack(client),
    forgive: async (client) => toState(counts, await counts.reward(client), true),
  };
  const reset = () => {
    counts = empty();
  };
  return { limiter, reset };
}
