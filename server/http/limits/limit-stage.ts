import type { Route } from '../../../generated/routes.gen.ts';
import type { KeyQuestion } from '../../identity/agent-keys.ts';
import { TooManyRequestsError } from '../../platform/errors.ts';
import type { LimitState, LimitStore, OperationLimiter } from './limit-store.ts';

export type LimitHeaders = Record<`X-RateLimit-${'Limit' | 'Remaining' | 'Reset'}`, number>;

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

  /** Counts the request; throws the 429 when it is one too many, and answers with the headers otherwise. */
  async count(client: string, question?: KeyQuestion): Promise<LimitHeaders> {
    const state = await this.#limiter.consume(client, question);
    const headers = this.#headers(state);
    if (state.allowed) return headers;
    const seconds = Math.max(Math.ceil(state.msToReset / 1000), 1);
    throw new TooManyRequestsError('rate_limited', `Too many requests; try again in ${seconds} seconds`, {
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        'Retry-After': String(seconds),
      },
    });
  }

  #headers({ remaining, msToReset }: LimitState): LimitHeaders {
    return {
      'X-RateLimit-Limit': this.#limit,
      'X-RateLimit-Remaining': remaining,
      'X-RateLimit-Reset': Math.ceil((Date.now() + msToReset) / 1000),
    };
  }
}
