import type { Route } from '../../../generated/routes.gen.ts';
import type { KeyQuestion } from '../../identity/agent-keys.ts';
import type { LimitStore, OperationLimiter } from './limit-store.ts';
import { type LimitHeaders, limitHeaders, tooMany } from './too-many.ts';

/** The limit of one operation, counted per client in a window that begins with the first request. */
export class OperationLimit {
  readonly #limiter: OperationLimiter;

  private constructor(limiter: OperationLimiter) {
    this.#limiter = limiter;
  }

  static of({ operationId, rateLimit }: Route, store: LimitStore | undefined): OperationLimit | undefined {
    if (!rateLimit || !store) return undefined;
    return new OperationLimit(store.limiter({ operationId, ...rateLimit }));
  }

  /** Counts the request; throws the 429 when it is one too many, and returns the headers otherwise. */
  async count(client: string, question?: KeyQuestion): Promise<LimitHeaders> {
    const state = await this.#limiter.consume(client, question);
    if (!state.allowed) throw tooMany('Too many requests', state, this.#limiter.wayOn);
    return limitHeaders(state);
  }

  /** For a request that was not valid: returns the headers where it need not have been counted. */
  async forgive(client: string): Promise<LimitHeaders | undefined> {
    const state = await this.#limiter.forgive?.(client);
    return state && limitHeaders(state);
  }
}
