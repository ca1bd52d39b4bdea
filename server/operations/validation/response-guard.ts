import type { Route } from '../../../generated/routes.gen.ts';
import type { ContractDocument } from '../../contract/contract-document.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { removeInvalidParts } from './invalid-parts.ts';
import { ResponseValidator } from './response-validator.ts';

const LOG_INTERVAL_MS = 60_000;

/**
 * For production, where one damaged row must not take a whole list down: an answer that does not fit the contract is
 * logged and shown as far as it is sound.
 */
export class ResponseGuard {
  readonly #validator: ResponseValidator;
  readonly #loggedAt = new Map<string, number>();

  constructor(contract: ContractDocument) {
    this.#validator = ResponseValidator.for(contract, { validateFormats: false });
  }

  /** The logger of a request is made when it is asked for, which costs more than judging most answers. */
  sanitise(route: Route, reply: Reply, request: { readonly log: Logger }): Reply {
    const judge = this.#validator.findBodyValidator(route, reply);
    if (!judge || judge(reply.body).length === 0) return reply;
    const body: unknown = JSON.parse(JSON.stringify(reply.body ?? null));
    if (judge(body).length === 0) return reply;
    this.#log(route.operationId, this.#validator.findDifference(route, reply), request);
    return { ...reply, body: removeInvalidParts(body, judge) };
  }

  #log(operationId: string, difference: string | undefined, { log }: { readonly log: Logger }): void {
    const now = performance.now();
    if (now - (this.#loggedAt.get(operationId) ?? -LOG_INTERVAL_MS) < LOG_INTERVAL_MS) return;
    this.#loggedAt.set(operationId, now);
    log.error({ difference }, 'response does not match the contract');
  }
}
