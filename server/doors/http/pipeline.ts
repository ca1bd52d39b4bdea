import type { Request, RequestHandler, Response } from 'express';
import type { Route } from '../../../generated/routes.gen.ts';
import type { Reply } from '../../contract/reply.ts';
import {
  AppError,
  BadRequestError,
  NotFoundError,
  NotImplementedYetError,
} from '../../foundation/platform/errors.ts';
import { withSpan } from '../../foundation/platform/tracing.ts';
import { errorReply, toAppError } from '../../operations/error-reply.ts';
import type { AnyHandler } from '../../operations/handler-registry.ts';
import type { IdempotencyStage } from '../../operations/idempotency/idempotency-stage.ts';
import type { OperationLimit } from '../../operations/limits/limit-stage.ts';
import type { LimitHeaders } from '../../operations/limits/too-many.ts';
import { Operation, type OperationParts } from '../../operations/operation.ts';
import type { ValidRequest } from '../../operations/validation/request-validator.ts';
import { ResponseGuard } from '../../operations/validation/response-guard.ts';
import { ResponseValidator } from '../../operations/validation/response-validator.ts';
import { checkText } from '../../operations/validation/safe-value.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { preflightHeaders } from './common-headers.ts';
import { Exchange, type ExchangeParts } from './exchange.ts';
import { RouteTable } from './route-table.ts';
import { send } from './send.ts';

export interface PipelineOptions extends OperationParts, ExchangeParts {
  routes: readonly Route[];
  baseUrl: string;
  /** Left out where no operation takes an `Idempotency-Key`. */
  idempotency?: IdempotencyStage;
  /** An answer that differs from the contract fails loudly; otherwise it is shown as far as it is sound. */
  checkResponses: boolean;
}

/** The way of every request: id, log, route, limit, body, credential, validation, idempotency, handler, reply. */
export function createPipeline(options: PipelineOptions): RequestHandler {
  const pipeline = new Pipeline(options);
  return (req, res) => pipeline.serve(req, res);
}

class Pipeline {
  readonly #options: PipelineOptions;
  readonly #table = new RouteTable<Operation>();
  readonly #accessLog: AccessLog;
  readonly #responses: ResponseValidator | undefined;
  readonly #guard: ResponseGuard | undefined;

  constructor(options: PipelineOptions) {
    this.#options = options;
    this.#accessLog = createAccessLog(options.log);
    if (options.checkResponses) this.#responses = new ResponseValidator(options.contract);
    else this.#guard = new ResponseGuard(options.contract);
    for (const route of options.routes) {
      this.#table.add(route.method, route.path, new Operation(route, options));
    }
  }

  async serve(req: Request, res: Response): Promise<void> {
    const exchange = new Exchange(req, res, this.#options);
    res.once('close', () => this.#record(exchange));
    try {
      await this.#serveTraced(exchange);
    } catch (thrown) {
      // tracing or writing the answer failed, which must not be told by the error page of Express
      send(exchange, this.#failure(exchange, thrown));
    }
  }

  #serveTraced(exchange: Exchange): Promise<void> {
    const attributes = { 'http.request.method': exchange.req.method };
    return withSpan('http.request', attributes, async (span) => {
      const reply = await this.#answer(exchange);
      if (exchange.operation) {
        span.updateName(exchange.operation.route.operationId);
        span.setAttribute('http.route', exchange.operation.route.path);
      }
      span.setAttribute('http.response.status_code', reply.status);
      send(exchange, reply);
    });
  }

  async #answer(exchange: Exchange): Promise<Reply> {
    try {
      return await this.#perform(exchange);
    } catch (thrown) {
      return this.#failure(exchange, thrown);
    }
  }

  async #perform(exchange: Exchange): Promise<Reply> {
    const { req, pathname } = exchange;
    if (req.method === 'OPTIONS') return this.#preflight(exchange);
    const operation = this.#route(exchange, pathname);
    if (!operation.handler) throw new NotImplementedYetError();
    const limitHeaders = operation.limit && (await this.#count(exchange, operation.limit));
    const answer = this.#checked(operation, await this.#run(exchange, operation));
    const reply = this.#guard?.sound(operation.route, answer, exchange) ?? answer;
    return limitHeaders ? { ...reply, headers: { ...limitHeaders, ...reply.headers } } : reply;
  }

  /** Who calls is asked along, where that takes the database. */
  #count(exchange: Exchange, limit: OperationLimit): Promise<LimitHeaders> {
    exchange.keyQuestion = exchange.operation?.credentials?.questionOf(exchange);
    return limit.count(exchange.sender, exchange.keyQuestion);
  }

  async #run(exchange: Exchange, operation: Operation): Promise<Reply> {
    const request = await readRequest(exchange, operation);
    const perform = () => (operation.handler as AnyHandler)(request, exchange);
    const { idempotency } = this.#options;
    const { crashSafety, operationId } = operation.route;
    const once = () =>
      crashSafety && idempotency
        ? idempotency.run(exchange, { operationId, crashSafety }, request, perform)
        : perform();
    return operation.failureLimit ? operation.failureLimit.guard(exchange, once) : once();
  }

  #route(exchange: Exchange, pathname: string): Operation {
    const { method } = exchange.req;
    const match = this.#find(method, pathname);
    if (match.found) {
      exchange.operation = match.value;
      exchange.params = match.params;
      for (const name in match.params) checkText(match.params[name] ?? '');
      return match.value;
    }
    if (match.allowed.length === 0) throw new NotFoundError('no_such_route', 'Nothing answers at this path');
    const allowed = match.allowed.join(', ');
    throw new AppError(405, 'method_not_allowed', `${method} is not possible here; ${allowed} is`, {
      headers: { Allow: allowed },
    });
  }

  #find(method: string, pathname: string) {
    try {
      return this.#table.find(method, pathname);
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      throw new BadRequestError('bad_request', 'The path is not properly percent-encoded');
    }
  }

  #preflight({ req, pathname }: Exchange): Reply {
    const match = this.#find('OPTIONS', pathname);
    if (match.found || match.allowed.length === 0) {
      throw new NotFoundError('no_such_route', 'Nothing answers at this path');
    }
    const requested = req.headers['access-control-request-headers'];
    return { status: 204, headers: preflightHeaders(match.allowed, requested) };
  }

  #failure(exchange: Exchange, thrown: unknown): Reply {
    const error = toAppError(thrown);
    if (error.status >= 500 && error.status !== 501) {
      exchange.log[error.code === 'internal_error' ? 'error' : 'warn'](
        { err: error.cause ?? error },
        'request failed',
      );
    }
    const reply = errorReply(error, exchange.requestId, this.#options.baseUrl);
    if (!exchange.operation || error.status === 501 || error instanceof ContractMismatch) return reply;
    try {
      return this.#checked(exchange.operation, reply);
    } catch (mismatch) {
      return this.#failure(exchange, mismatch);
    }
  }

  #checked(operation: Operation, reply: Reply): Reply {
    const difference = this.#responses?.difference(operation.route, reply);
    if (difference === undefined) return reply;
    throw new ContractMismatch(operation.route.operationId, reply.status, difference);
  }

  #record(exchange: Exchange): void {
    const ms = performance.now() - exchange.startedAt;
    const status = exchange.res.headersSent ? exchange.res.statusCode : 499;
    exchange.operation?.observe(status, ms / 1000);
    this.#accessLog(exchange, status, ms);
  }
}

async function readRequest(exchange: Exchange, operation: Operation): Promise<ValidRequest> {
  let mediaType: string | undefined;
  if (operation.body) {
    const read = await operation.body.read(exchange.req, exchange.res);
    exchange.body = read.value;
    mediaType = read.mediaType;
  }
  if (operation.credentials) exchange.caller = await operation.credentials.identify(exchange);
  return operation.validator.validate(exchange, mediaType);
}

/** The server answers something that the contract does not declare: a mistake of ours, to be seen at once. */
class ContractMismatch extends AppError {
  constructor(operationId: string, status: number, difference: string) {
    const cause = new Error(`${operationId} answered ${status} and the contract differs: ${difference}`);
    super(500, 'internal_error', 'The answer does not fit the contract; the log says where', { cause });
  }
}
