import type { Route } from '../../../generated/routes.gen.ts';
import type { KeyQuestion } from '../../identity/agent-keys.ts';
import type { LimitStore, OperationLimiter } from './limit-store.ts';
import { type LimitHeaders, limitHeaders, tooMany } from './too-many.ts';

/** The limit of one operation, counted per client in a window that begins with the first request. */
export class OperationLimit {
  readonly #limit: number;
  readonly #limiter: OperationLimiter;

  private constructor(limit: number, limiter: OperationLimiter) {
    this.#limit = limit;
    this.#limiter = limiter;
  }

  static of({ operationId, rateLimit }: Route, store: LimitStore | undefined): OperationLimit | undefined {
    if (!rateLimit || !store) return undefined;
    return new OperationLimit(rateLimit.limit, store.limiter({ operationId, ...rateLimit }));
  }

  /** Counts the request; throws the 429 when it is one too many, and returns the headers otherwise. */
  async count(client: string, question?: KeyQuestion): Promise<LimitHeaders> {
    const state = await this.#limiter.consume(client, question);
    if (!state.allowed) throw tooMany('Too many requests', this.#limit, state);
    return limitHeaders(this.#limit, state);
  }
}
