import type { Request, RequestHandler, Response } from 'express';
import type { Route } from '../../../generated/routes.gen.ts';
import type { Reply } from '../../contract/reply.ts';
import { AppError, BadRequestError, NotFoundError } from '../../foundation/platform/errors.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { withSpan } from '../../foundation/platform/tracing.ts';
import type { Operation } from '../../operations/operation.ts';
import type { Operations } from '../../operations/operations.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { preflightHeaders } from './common-headers.ts';
import { buildDeprecationHeaders, withHeaders } from './deprecation-headers.ts';
import { Exchange } from './exchange.ts';
import type { PublicResponses } from './public-responses.ts';
import { RouteTable } from './route-table.ts';
import { prepareBody, sendReply } from './send-reply.ts';

export interface OperationHandlerOptions {
  operations: Operations;
  /** The operations to serve; all if omitted. */
  isServed?: (route: Route) => boolean;
  /** Operations that respond in their own protocol, by name. */
  protocols?: Readonly<Record<string, ProtocolHandler>>;
  /** Responses of public reads from memory. */
  publicResponses?: PublicResponses | undefined;
  /** Renders a failure as a page, if a person asked. */
  renderPage?: ((request: Request, reply: Reply) => Reply) | undefined;
  log: Logger;
}

/** Performs an operation. Never throws: a failure is a reply. */
export type ProtocolHandler = (exchange: Exchange) => Promise<Reply>;

/** Finds the operation of a request, performs it, and writes the response. */
export function createOperationHandler(options: OperationHandlerOptions): RequestHandler {
  const handler = new OperationHandler(options);
  return (req, res) => handler.serve(req, res);
}

class OperationHandler {
  readonly #operations: Operations;
  readonly #protocols: Readonly<Record<string, ProtocolHandler>>;
  readonly #table = new RouteTable<Operation>();
  readonly #deprecations = new Map<Operation, Readonly<Record<string, string>>>();
  readonly #publicResponses: PublicResponses | undefined;
  readonly #renderPage: (request: Request, reply: Reply) => Reply;
  readonly #log: Logger;
  readonly #accessLog: AccessLog;

  constructor({
    operations,
    isServed = () => true,
    protocols = {},
    publicResponses,
    renderPage,
    log,
  }: OperationHandlerOptions) {
    this.#operations = operations;
    this.#protocols = protocols;
    this.#publicResponses = publicResponses;
    this.#renderPage = renderPage ?? ((_, reply) => reply);
    this.#log = log;
    this.#accessLog = createAccessLog(log);
    for (const operation of operations.all) {
      const { route } = operation;
      if (isServed(route)) this.#table.add(route.method, route.path, operation);
      const deprecation = buildDeprecationHeaders(route);
      if (deprecation) this.#deprecations.set(operation, deprecation);
    }
  }

  async serve(req: Request, res: Response): Promise<void> {
    const exchange = new Exchange(req, res, this.#log);
    res.once('close', () => this.#recordRequest(exchange));
    try {
      await this.#serveTraced(exchange);
    } catch (thrown) {
      // tracing or writing the response failed, which must not show Express's error page
      sendReply(exchange, this.#operations.toFailureReply(exchange, thrown));
    }
  }

  #serveTraced(exchange: Exchange): Promise<void> {
    const attributes = { 'http.request.method': exchange.req.method };
    return withSpan('http.request', attributes, async (span) => {
      const reply = this.#renderPage(exchange.req, await this.#reply(exchange));
      if (exchange.operation) {
        span.updateName(exchange.operation.route.operationId);
        span.setAttribute('http.route', exchange.operation.route.path);
      }
      span.setAttribute('http.response.status_code', reply.status);
      if (await prepareBody(exchange, reply)) this.#publicResponses?.resize(exchange);
      sendReply(exchange, reply);
    });
  }

  #reply(exchange: Exchange): Promise<Reply> | Reply {
    try {
      if (exchange.req.method === 'OPTIONS') return this.#preflight(exchange);
      const operation = this.#route(exchange);
      const protocol = this.#protocols[operation.route.operationId];
      if (protocol) return protocol(exchange);
      const deprecation = this.#deprecations.get(operation);
      const perform = () => {
        const reply = this.#operations.perform(operation, exchange);
        return deprecation ? withHeaders(reply, deprecation) : reply;
      };
      return this.#publicResponses?.respond(exchange, operation, perform) ?? perform();
    } catch (thrown) {
      return this.#operations.toFailureReply(exchange, thrown);
    }
  }

  #route(exchange: Exchange): Operation {
    const { method } = exchange.req;
    const match = this.#find(method, exchange.pathname);
    if (match.found) {
      exchange.operation = match.value;
      exchange.params = match.params;
      return match.value;
    }
    if (match.allowed.length === 0)
      throw new NotFoundError('no_such_route', 'No such route. Check the path.');
    const allowed = match.allowed.join(', ');
    throw new AppError(405, 'method_not_allowed', `${method} is not allowed here. Use ${allowed}.`, {
      headers: { Allow: allowed },
    });
  }

  #find(method: string, pathname: string) {
    try {
      return this.#table.find(method, pathname);
    } catch (error) {
      if (!(error instanceof URIError)) throw error;
      throw new BadRequestError('bad_request', 'The path is not valid percent-encoding.');
    }
  }

  #preflight({ req, pathname }: Exchange): Reply {
    const match = this.#find('OPTIONS', pathname);
    if (match.found || match.allowed.length === 0) {
      throw new NotFoundError('no_such_route', 'No such route. Check the path.');
    }
    const requested = req.headers['access-control-request-headers'];
    return { status: 204, headers: preflightHeaders(match.allowed, requested) };
  }

  #recordRequest(exchange: Exchange): void {
    const ms = performance.now() - exchange.startedAt;
    const status = exchange.res.headersSent ? exchange.res.statusCode : 499;
    exchange.operation?.observe(status, ms / 1000);
    this.#accessLog(exchange, status, ms);
  }
}
