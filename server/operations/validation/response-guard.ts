import type { Route } from '../../../generated/routes.gen.ts';
import type { ContractDocument } from '../../contract/contract-document.ts';
import type { Reply } from '../../contract/reply.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { removeInvalidParts } from './invalid-parts.ts';
import { ResponseValidator } from './response-validator.ts';

const LOG_INTERVAL_MS = 60_000;

/**
 * For production, where one invalid row must not break a whole list: a response that violates the contract is logged,
 * and its invalid parts are removed.
 */
export class ResponseGuard {
  readonly #validator: ResponseValidator;
  readonly #loggedAt = new Map<string, number>();

  constructor(contract: ContractDocument) {
    this.#validator = ResponseValidator.for(contract, { validateFormats: false });
  }

  /** Created lazily: a request logger costs more than checking most responses. */
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
