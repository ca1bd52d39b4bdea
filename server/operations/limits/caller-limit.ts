import type { Route } from '../../../generated/routes.gen.ts';
import type { Caller } from '../../identity/caller.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import type { LimitRule, LimitStore, OperationLimiter } from './limit-store.ts';
import { buildLimitHeaders, type LimitHeaders, rateLimitedError } from './rate-limited-error.ts';

interface CountedCall {
  readonly caller: Caller;
  readonly sender: string;
  limitHeaders: LimitHeaders | undefined;
}

/**
 * Limits how often one caller (user, wallet or agent) may use an operation, from whatever address. The handler
 * decides what counts: a repeated request for an earlier result does not.
 */
export class CallerLimit {
  readonly #rule: LimitRule;
  readonly #limiter: OperationLimiter;

  private constructor(rule: LimitRule, store: LimitStore) {
    this.#rule = rule;
    this.#limiter = store.createLimiter(rule);
  }

  static create(
    { operationId, callerLimit }: Pick<Route, 'operationId' | 'callerLimit'>,
    store: LimitStore | undefined,
  ): CallerLimit | undefined {
    if (!callerLimit || !store) return undefined;
    const rule = { operationId: `${operationId}:caller`, ...callerLimit, isRefundable: true };
    return new CallerLimit(rule, store);
  }

  /** Adds the remaining limit to the headers of every response. */
  async setHeaders(call: CountedCall): Promise<void> {
    call.limitHeaders = buildLimitHeaders(this.#rule, await this.#limiter.peek(getClientKey(call)));
  }

  /** Counts before the work, so that parallel calls cannot exceed it. Failures are not counted. */
  async run<T>(call: CountedCall, work: () => Promise<T>): Promise<T> {
    const client = getClientKey(call);
    const state = await this.#limiter.consume(client);
    try {
      if (!state.isAllowed)
        throw rateLimitedError(
          'You have reached the limit of this operation',
          this.#rule,
          state,
          this.#limiter.retryHint,
        );
      const done = await work();
      call.limitHeaders = buildLimitHeaders(this.#rule, state);
      return done;
    } catch (error) {
      await this.#limiter.refund(client);
      throw error;
    }
  }
}

function getClientKey({ caller, sender }: CountedCall): string {
  return formatCallerId(caller) ?? sender;
}
