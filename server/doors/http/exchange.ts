import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { parse as parseCookies } from 'cookie';
import type { Request, Response } from 'express';
import type { Credential } from '../../../generated/routes.gen.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { KeyQuestion } from '../../identity/agent-keys.ts';
import { ANONYMOUS, type Caller } from '../../identity/caller.ts';
import { bearerToken, type CredentialRequest } from '../../operations/credentials/authenticator.ts';
import { clientKey } from '../../operations/limits/client-key.ts';
import type { Operation } from '../../operations/operation.ts';
import { requestIdOf } from './request-id.ts';

export interface ExchangeParts {
  log: Logger;
  em(): EntityManager;
}

/** One request on its way through the pipeline. What not every request needs is made when first asked for. */
export class Exchange implements RequestContext, CredentialRequest {
  readonly req: Request;
  readonly res: Response;
  readonly requestId: string;
  readonly startedAt = performance.now();
  readonly pathname: string;
  readonly #parts: ExchangeParts;
  readonly #queryString: string;
  operation: Operation | undefined;
  params: Record<string, string> = {};
  body: unknown;
  caller: Caller = ANONYMOUS;
  keyQuestion: KeyQuestion | undefined;
  idempotencyId: string | undefined;
  #transaction: EntityManager | undefined;
  #query: Record<string, unknown> | undefined;
  #bearer: string | undefined;
  #cookies: Record<string, string | undefined> | undefined;
  #log: Logger | undefined;
  #signal: AbortSignal | undefined;

  constructor(req: Request, res: Response, parts: ExchangeParts) {
    this.req = req;
    this.res = res;
    this.#parts = parts;
    this.requestId = requestIdOf(req.headers['x-request-id']);
    const mark = req.url.indexOf('?');
    this.pathname = req.path;
    this.#queryString = mark < 0 ? '' : req.url.slice(mark + 1);
  }

  get method(): string {
    return this.req.method;
  }

  get headers(): IncomingHttpHeaders {
    return this.req.headers;
  }

  get sender(): string {
    const { headers, socket } = this.req;
    // the same as req.ip where no proxy added anything, without looking for what it added
    return clientKey(headers['x-forwarded-for'] === undefined ? socket.remoteAddress : this.req.ip);
  }

  get query(): Record<string, unknown> {
    this.#query ??= parseQuery(this.#queryString);
    return this.#query;
  }

  get bearer(): string | undefined {
    this.#bearer ??= bearerToken(this.req.headers);
    return this.#bearer;
  }

  get cookies(): Record<string, string | undefined> {
    this.#cookies ??= parseCookies(this.req.headers.cookie ?? '');
    return this.#cookies;
  }

  get log(): Logger {
    this.#log ??= this.#parts.log.child({
      request_id: this.requestId,
      operation: this.operation?.route.operationId,
    });
    return this.#log;
  }

  get signal(): AbortSignal {
    this.#signal ??= abortOnHangUp(this.res);
    return this.#signal;
  }

  em(): EntityManager {
    return this.#transaction?.fork({ keepTransactionContext: true }) ?? this.#parts.em();
  }

  /** Every unit of work that is made meanwhile is part of one transaction. */
  async inTransaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.#parts.em().transactional((tx) => {
        this.#transaction = tx;
        return work(tx);
      });
    } finally {
      this.#transaction = undefined;
    }
  }

  async prove(credential: Credential): Promise<Caller | null> {
    return (await this.operation?.credentials?.prove(credential, this)) ?? null;
  }
}

function abortOnHangUp(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
