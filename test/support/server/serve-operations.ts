import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Route } from '../../../generated/routes.gen.ts';
import { type ContractDocument, loadContract } from '../../../server/contract/contract-document.ts';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { createMetrics } from '../../../server/foundation/platform/metrics.ts';
import type { Authenticator } from '../../../server/operations/credentials/authenticator.ts';
import { CredentialStage } from '../../../server/operations/credentials/credential-stage.ts';
import type { AnyHandler, HandlerRegistry } from '../../../server/operations/handler-registry.ts';
import type { IdempotencyStage } from '../../../server/operations/idempotency/idempotency-stage.ts';
import type { LimitStore } from '../../../server/operations/limits/limit-store.ts';
import { Operations } from '../../../server/operations/operations.ts';
import { createOperationHandler } from '../../../server/web/http/operation-handler.ts';
import { createApiApp } from '../../../server/web/http/public-app.ts';
import { quietLog } from '../log.ts';

interface ServeOptions {
  routes: readonly Route[];
  contract?: ContractDocument;
  /** By operation id; an operation without a handler is not implemented. */
  handlers?: Record<string, AnyHandler>;
  authenticators?: readonly Authenticator[];
  limits?: LimitStore;
  trustProxy?: number;
  checkResponses?: boolean;
  em?: () => EntityManager;
  idempotency?: IdempotencyStage;
}

export const BASE_URL = 'https://api.market.example';

/** The given operations behind the HTTP handler on a free port, with their log. */
export async function serveOperations(served: ServeOptions) {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const metrics = createMetrics();
  const log = createLogger({ level: 'info', destination });
  const operations = createOperations(served, log, metrics);
  const operationHandler = createOperationHandler({ operations, log });
  const server = createServer(createApiApp({ trustProxy: served.trustProxy ?? 0, operationHandler }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    metrics,
    port: (server.address() as AddressInfo).port,
    log: () => lines.map((line) => JSON.parse(line)),
    text: () => lines.join(''),
  };
}

/** The given operations, without a port. */
export function createOperations(
  served: ServeOptions,
  log = quietLog,
  metrics = createMetrics(),
): Operations {
  return new Operations({
    routes: served.routes,
    contract: served.contract ?? loadContract(),
    handlers: {
      find: ({ operationId }: Route) => served.handlers?.[operationId],
      findFailureFormatter: () => undefined,
    } as Partial<HandlerRegistry> as HandlerRegistry,
    credentials: new CredentialStage(served.authenticators ?? []),
    limits: served.limits,
    metrics,
    log,
    clock: systemClock,
    baseUrl: BASE_URL,
    checkResponses: served.checkResponses ?? false,
    em: served.em ?? throwNoDatabase,
    ...(served.idempotency && { idempotency: served.idempotency }),
  });
}

function throwNoDatabase(): never {
  throw new Error('These operations do not use the database');
}

export function buildRoute(
  operationId: string,
  method: Route['method'],
  path: string,
  more: Partial<Route> = {},
): Route {
  const [group = '', name = ''] = operationId.split('_');
  return {
    operationId,
    group,
    name,
    method,
    path,
    host: 'api',
    credentials: { accepted: [], required: false },
    scopes: { key: null, oauth: null },
    authority: [],
    rateLimit: null,
    callerLimit: null,
    failureLimit: null,
    bare: false,
    crashSafety: null,
    deprecation: null,
    ...more,
  };
}

export async function call(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

export function sendJson(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}
