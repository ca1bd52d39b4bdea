import type { Route } from '../../../generated/routes.gen.ts';
import type { Caller } from '../../identity/caller.ts';
import { callerName } from '../../identity/caller-name.ts';
import type { LimitStore, OperationLimiter } from './limit-store.ts';
import { type LimitHeaders, limitHeaders, tooMany } from './too-many.ts';

interface CountedCall {
  readonly caller: Caller;
  readonly sender: string;
  limitHeaders: LimitHeaders | undefined;
}

/**
 * How often one caller (person, wallet or agent) may have an operation do something, whichever addresses it calls from.
 * The handler says what is done anew: a request that asks again what became of the last one is not counted.
 */
export class CallerLimit {
  readonly #limiter: OperationLimiter;

  private constructor(limiter: OperationLimiter) {
    this.#limiter = limiter;
  }

  static of({ operationId, callerLimit }: Route, store: LimitStore | undefined): CallerLimit | undefined {
    if (!callerLimit || !store) return undefined;
    const rule = { operationId: `${operationId}:caller`, ...callerLimit, isReturnable: true };
    return new CallerLimit(store.limiter(rule));
  }

  /** Says in the headers of every answer how much is left. */
  async show(call: CountedCall): Promise<void> {
    call.limitHeaders = limitHeaders(await this.#limiter.peek(clientOf(call)));
  }

  /** Counts before the work, so that parallel calls do not pass together. What fails is not counted. */
  async count<T>(call: CountedCall, work: () => Promise<T>): Promise<T> {
    const client = clientOf(call);
    const state = await this.#limiter.consume(client);
    try {
      if (!state.allowed)
        throw tooMany('You have reached the limit of this operation', state, this.#limiter.wayOn);
      const done = await work();
      call.limitHeaders = limitHeaders(state);
      return done;
    } catch (error) {
      await this.#limiter.giveBack(client);
      throw error;
    }
  }
}

function clientOf({ caller, sender }: CountedCall): string {
  return callerName(caller) ?? sender;
}
