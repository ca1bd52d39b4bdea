import type { Route } from '../../generated/routes.gen.ts';
import type { Reply } from '../contract/reply.ts';
import { NotImplementedError } from '../foundation/platform/errors.ts';
import type { Logger } from '../foundation/platform/log.ts';
import { ANONYMOUS, type Caller } from '../identity/caller.ts';
import { authorizeReplay, runAuthorized } from './authority/authority-stage.ts';
import { Call, type CallDependencies } from './call.ts';
import { toFailureReply } from './failure.ts';
import type { AnyHandler } from './handler-registry.ts';
import type { IdempotencyStage } from './idempotency/idempotency-stage.ts';
import type { OperationInput } from './input.ts';
import type { OperationLimit } from './limits/operation-limit.ts';
import { Operation, type OperationDependencies } from './operation.ts';
import type { OperationReply } from './operation-reply.ts';
import { ContractMismatchError } from './validation/contract-mismatch.ts';
import type { ValidRequest } from './validation/request-validator.ts';
import { ResponseGuard } from './validation/response-guard.ts';
import { ResponseValidator } from './validation/response-validator.ts';
import { assertSafeText, assertSafeValue } from './validation/safe-value.ts';

export interface OperationsOptions extends OperationDependencies, CallDependencies {
  routes: readonly Route[];
  baseUrl: string;
  /** Undefined if no operation takes an `Idempotency-Key`. */
  idempotency?: IdempotencyStage;
  /** A response that violates the contract fails loudly; otherwise its invalid parts are removed. */
  checkResponses: boolean;
}

/** The operations of a contract. Every protocol performs them through this class. */
export class Operations {
  readonly #options: OperationsOptions;
  readonly #byId: ReadonlyMap<string, Operation>;
  readonly #responses: ResponseValidator | undefined;
  readonly #guard: ResponseGuard | undefined;

  constructor(options: OperationsOptions) {
    this.#options = options;
    if (options.checkResponses) this.#responses = ResponseValidator.for(options.contract);
    else this.#guard = new ResponseGuard(options.contract);
    this.#byId = new Map(options.routes.map((route) => [route.operationId, new Operation(route, options)]));
  }

  get all(): Iterable<Operation> {
    return this.#byId.values();
  }

  get(operationId: string): Operation {
    const operation = this.#byId.get(operationId);
    if (!operation) throw new Error(`No such operation: ${operationId}`);
    return operation;
  }

  /** The caller, for protocols that perform several operations for one caller. */
  async identify(operation: Operation, input: OperationInput): Promise<Caller> {
    const call = new Call(operation, input, this.#options);
    return operation.credentials?.identify(call) ?? ANONYMOUS;
  }

  /** Limit, body, credential, validation, idempotency, handler, response check. Never throws: a failure is a reply. */
  async perform(operation: Operation, input: OperationInput): Promise<OperationReply> {
    const call = new Call(operation, input, this.#options);
    const answer = await this.#run(call).catch((thrown) => this.#handleFailure(call, thrown));
    if (call.limitHeaders && isValidationFailure(answer)) await refundLimit(call);
    const { limitHeaders } = call;
    return limitHeaders ? { ...answer, headers: { ...limitHeaders, ...answer.headers } } : answer;
  }

  /** The reply if no operation matches, or if something fails outside of one. */
  toFailureReply(request: { requestId: string; readonly log: Logger }, thrown: unknown): OperationReply {
    return toFailureReply(thrown, request, this.#options.baseUrl);
  }

  async #run(call: Call): Promise<OperationReply> {
    const { operation, params } = call;
    for (const name in params) assertSafeText(params[name] ?? '');
    if (!operation.handler) throw new NotImplementedError();
    if (operation.limit) await countAgainstLimit(call, operation.limit);
    const answer = this.#assertMatchesContract(operation, await this.#handle(call, operation.handler));
    return this.#guard?.sanitise(operation.route, answer, call) ?? answer;
  }

  async #handle(call: Call, handler: AnyHandler): Promise<Reply> {
    const { operation } = call;
    const request = await readRequest(call);
    await operation.callerLimit?.setHeaders(call);
    const handle = () => runAuthorized(call, request, () => handler(request, call));
    const { idempotency } = this.#options;
    const { crashSafety } = operation.route;
    const once = () =>
      crashSafety && idempotency
        ? idempotency.run(call, crashSafety, request, handle, () => authorizeReplay(call, request))
        : handle();
    return operation.failureLimit ? operation.failureLimit.run(call, once) : once();
  }

  #handleFailure(call: Call, thrown: unknown): OperationReply {
    const answer = this.#formatFailure(call, toFailureReply(thrown, call, this.#options.baseUrl));
    if (answer.status === 501 || answer.failure instanceof ContractMismatchError) return answer;
    try {
      return this.#assertMatchesContract(call.operation, answer);
    } catch (mismatch) {
      return this.#handleFailure(call, mismatch);
    }
  }

  #formatFailure({ operation, headers }: Call, answer: OperationReply): OperationReply {
    const { formatFailure, route } = operation;
    const worded = answer.failure && formatFailure?.(answer.failure, { route, headers });
    return worded
      ? { ...answer, body: worded.body, headers: { ...answer.headers, ...worded.headers } }
      : answer;
  }

  #assertMatchesContract<Checked extends Reply>(operation: Operation, reply: Checked): Checked {
    const difference = this.#responses?.findDifference(operation.route, reply);
    if (difference === undefined) return reply;
    throw new ContractMismatchError(operation.route.operationId, reply.status, difference);
  }
}

/** Includes the caller's lookup, if it needs the database. */
async function countAgainstLimit(call: Call, limit: OperationLimit): Promise<void> {
  call.pendingKeyLookup = call.operation.credentials?.createKeyLookup(call);
  call.limitHeaders = await limit.count(call.sender, call.pendingKeyLookup);
}

const isValidationFailure = ({ status }: OperationReply) => status === 400 || status === 422;

async function refundLimit(call: Call): Promise<void> {
  const { limit } = call.operation;
  call.limitHeaders = (await limit?.refund(call.sender)) ?? call.limitHeaders;
}

async function readRequest(call: Call): Promise<ValidRequest> {
  const { operation, input } = call;
  let mediaType: string | undefined;
  if (operation.mediaTypes.length > 0) {
    const read = await input.readBody();
    assertSafeValue(read.value);
    call.body = read.value;
    mediaType = read.mediaType;
  }
  if (operation.credentials) call.caller = await operation.credentials.identify(call);
  const request = operation.validator.validate(call, mediaType);
  operation.publicUrls?.check(request.body);
  return request;
}
