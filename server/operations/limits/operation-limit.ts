import type { Route } from '../../../generated/routes.gen.ts';
import type { PendingKeyLookup } from '../../identity/agent-keys.ts';
import type { LimitRule, LimitStore, OperationLimiter } from './limit-store.ts';
import { buildLimitHeaders, type LimitHeaders, rateLimitedError } from './rate-limited-error.ts';

/** The limit of one operation, per client, in a window that begins with the first request. */
export class OperationLimit {
  readonly #rule: LimitRule;
  readonly #limiter: OperationLimiter;

  private constructor(rule: LimitRule, store: LimitStore) {
    this.#rule = rule;
    this.#limiter = store.createLimiter(rule);
  }

  static create(
    { operationId, rateLimit }: Pick<Route, 'operationId' | 'rateLimit'>,
    store: LimitStore | undefined,
  ): OperationLimit | undefined {
    if (!rateLimit || !store) return undefined;
    return new OperationLimit({ operationId, ...rateLimit }, store);
  }

  /** Counts the request; throws the 429 if the limit is exceeded, otherwise returns the headers. */
  async count(client: string, question?: PendingKeyLookup): Promise<LimitHeaders> {
    const state = await this.#limiter.consume(client, question);
    if (!state.isAllowed)
      throw rateLimitedError('Too many requests', this.#rule, state, this.#limiter.retryHint);
    return buildLimitHeaders(this.#rule, state);
  }

  /** For an invalid request: refunds it if such requests do not count, and returns the headers. */
  async refund(client: string): Promise<LimitHeaders | undefined> {
    const state = await this.#limiter.refundInvalid?.(client);
    return state && buildLimitHeaders(this.#rule, state);
  }
}
