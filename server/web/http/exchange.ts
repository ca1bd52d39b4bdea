import { parse as parseQuery } from 'node:querystring';
import { parse as parseCookies } from 'cookie';
import type { Request, Response } from 'express';
import type { Logger } from '../../foundation/platform/log.ts';
import { createCallLogger } from '../../operations/call.ts';
import type { InputBody, InputHeaders, OperationInput } from '../../operations/input.ts';
import type { Operation } from '../../operations/operation.ts';
import { readBody } from './body/read-body.ts';
import { resolveRequestId } from './request-id.ts';

/** A request and its response, as the input of an operation. Rarely needed parts are created lazily. */
export class Exchange implements OperationInput {
  readonly req: Request;
  readonly res: Response;
  readonly requestId: string;
  readonly startedAt = performance.now();
  readonly pathname: string;
  readonly #log: Logger;
  readonly #queryString: string;
  operation: Operation | undefined;
  params: Record<string, string> = {};
  #query: Record<string, unknown> | undefined;
  #cookies: Record<string, string | undefined> | undefined;
  #signal: AbortSignal | undefined;

  constructor(req: Request, res: Response, log: Logger) {
    this.req = req;
    this.res = res;
    this.#log = log;
    this.requestId = resolveRequestId(req.headers['x-request-id']);
    const mark = req.url.indexOf('?');
    this.pathname = req.path;
    this.#queryString = mark < 0 ? '' : req.url.slice(mark + 1);
  }

  get headers(): InputHeaders {
    return this.req.headers;
  }

  get address(): string | undefined {
    const { headers, socket } = this.req;
    // equal to req.ip without proxies, but cheaper
    return headers['x-forwarded-for'] === undefined ? socket.remoteAddress : this.req.ip;
  }

  get query(): Record<string, unknown> {
    this.#query ??= parseQuery(this.#queryString);
    return this.#query;
  }

  get cookies(): Record<string, string | undefined> {
    this.#cookies ??= parseCookies(this.req.headers.cookie ?? '');
    return this.#cookies;
  }

  get signal(): AbortSignal {
    this.#signal ??= abortOnDisconnect(this.res);
    return this.#signal;
  }

  /** For errors outside of the operation. */
  get log(): Logger {
    return createCallLogger(this.#log, this.requestId, this.operation);
  }

  readBody(): Promise<InputBody> {
    return readBody(this.req, this.res, this.operation?.mediaTypes ?? []);
  }
}

function abortOnDisconnect(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
