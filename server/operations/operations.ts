import type { Route } from '../../generated/routes.gen.ts';
import type { Reply } from '../contract/reply.ts';
import { NotImplementedYetError } from '../foundation/platform/errors.ts';
import type { Logger } from '../foundation/platform/log.ts';
import { ANONYMOUS, type Caller } from '../identity/caller.ts';
import type { Answer } from './answer.ts';
import { authorizeReplay, runAuthorized } from './authority/authority-stage.ts';
import { Call, type CallParts } from './call.ts';
import { failureAnswer } from './failure.ts';
import type { AnyHandler } from './handler-registry.ts';
import type { IdempotencyStage } from './idempotency/idempotency-stage.ts';
import type { OperationInput } from './input.ts';
import type { OperationLimit } from './limits/limit-stage.ts';
import { Operation, type OperationParts } from './operation.ts';
import { ContractMismatch } from './validation/contract-mismatch.ts';
import type { ValidRequest } from './validation/request-validator.ts';
import { ResponseGuard } from './validation/response-guard.ts';
import { ResponseValidator } from './validation/response-validator.ts';
import { checkSafe, checkText } from './validation/safe-value.ts';

export interface OperationsOptions extends OperationParts, CallParts {
  routes: readonly Route[];
  baseUrl: string;
  /** Left out where no operation takes an `Idempotency-Key`. */
  idempotency?: IdempotencyStage;
  /** An answer that differs from the contract fails loudly; otherwise it is shown as far as it is sound. */
  checkResponses: boolean;
}

/** The operations of a contract, and the one way to have one performed, whoever asks and through which door. */
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

  find(operationId: string): Operation {
    const operation = this.#byId.get(operationId);
    if (!operation) throw new Error(`There is no operation ${operationId}`);
    return operation;
  }

  /** Who calls, for doors that have several operations performed in the name of one caller. */
  async identify(operation: Operation, input: OperationInput): Promise<Caller> {
    const call = new Call(operation, input, this.#options);
    return operation.credentials?.identify(call) ?? ANONYMOUS;
  }

  /** Limit, body, credential, validation, idempotency, handler, check of the answer. Never throws: a failure is an answer. */
  async perform(operation: Operation, input: OperationInput): Promise<Answer> {
    const call = new Call(operation, input, this.#options);
    const answer = await this.#run(call).catch((thrown) => this.#failure(call, thrown));
    if (call.limitHeaders && isInvalid(answer)) await forgive(call);
    const { limitHeaders } = call;
    return limitHeaders ? { ...answer, headers: { ...limitHeaders, ...answer.headers } } : answer;
  }

  /** The answer to what reaches no operation, or fails outside of it. */
  refuse(request: { requestId: string; readonly log: Logger }, thrown: unknown): Answer {
    return failureAnswer(thrown, request, this.#options.baseUrl);
  }

  async #run(call: Call): Promise<Answer> {
    const { operation, params } = call;
    for (const name in params) checkText(params[name] ?? '');
    if (!operation.handler) throw new NotImplementedYetError();
    if (operation.limit) await count(call, operation.limit);
    const answer = this.#checked(operation, await this.#handle(call, operation.handler));
    return this.#guard?.sound(operation.route, answer, call) ?? answer;
  }

  async #handle(call: Call, handler: AnyHandler): Promise<Reply> {
    const { operation } = call;
    const request = await readRequest(call);
    await operation.callerLimit?.show(call);
    const handle = () => runAuthorized(call, request, () => handler(request, call));
    const { idempotency } = this.#options;
    const { crashSafety } = operation.route;
    const once = () =>
      crashSafety && idempotency
        ? idempotency.run(call, crashSafety, request, handle, () => authorizeReplay(call, request))
        : handle();
    return operation.failureLimit ? operation.failureLimit.guard(call, once) : once();
  }

  #failure(call: Call, thrown: unknown): Answer {
    const answer = this.#worded(call, failureAnswer(thrown, call, this.#options.baseUrl));
    if (answer.status === 501 || answer.failure instanceof ContractMismatch) return answer;
    try {
      return this.#checked(call.operation, answer);
    } catch (mismatch) {
      return this.#failure(call, mismatch);
    }
  }

  #worded({ operation, headers }: Call, answer: Answer): Answer {
    const { wording, route } = operation;
    const worded = answer.failure && wording?.(answer.failure, { route, headers });
    return worded
      ? { ...answer, body: worded.body, headers: { ...answer.headers, ...worded.headers } }
      : answer;
  }

  #checked<Checked extends Reply>(operation: Operation, reply: Checked): Checked {
    const difference = this.#responses?.difference(operation.route, reply);
    if (difference === undefined) return reply;
    throw new ContractMismatch(operation.route.operationId, reply.status, difference);
  }
}

/** Who calls is asked along, where that takes the database. */
async function count(call: Call, limit: OperationLimit): Promise<void> {
  call.keyQuestion = call.operation.credentials?.questionOf(call);
  call.limitHeaders = await limit.count(call.sender, call.keyQuestion);
}

const isInvalid = ({ status }: Answer) => status === 400 || status === 422;

async function forgive(call: Call): Promise<void> {
  const { limit } = call.operation;
  call.limitHeaders = (await limit?.forgive(call.sender)) ?? call.limitHeaders;
}

async function readRequest(call: Call): Promise<ValidRequest> {
  const { operation, input } = call;
  let mediaType: string | undefined;
  if (operation.mediaTypes.length > 0) {
    const read = await input.readBody();
    checkSafe(read.value);
    call.body = read.value;
    mediaType = read.mediaType;
  }
  if (operation.credentials) call.caller = await operation.credentials.identify(call);
  const request = operation.validator.validate(call, mediaType);
  operation.publicUrls?.check(request.body);
  return request;
}
