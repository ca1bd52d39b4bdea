import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { RateLimiterMemory, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { type Route, routes } from '../../generated/routes.gen.ts';
import { createAuthenticators } from '../../server/composition/authenticators.ts';
import { loadConfig } from '../../server/config/config.ts';
import { loadContract, operationAt } from '../../server/contract/contract-document.ts';
import { ok } from '../../server/contract/envelope.ts';
import { createHttpDoor } from '../../server/doors/http/door.ts';
import { createApiApp, redirectTo } from '../../server/doors/http/public-app.ts';
import { referenceRouter } from '../../server/doors/reference/router.ts';
import type { EntityManager } from '../../server/foundation/db/orm.ts';
import { createLogger } from '../../server/foundation/platform/log.ts';
import { logDestination } from '../../server/foundation/platform/log-destination.ts';
import { createMetrics } from '../../server/foundation/platform/metrics.ts';
import { CredentialStage } from '../../server/operations/credentials/credential-stage.ts';
import type { HandlerRegistry } from '../../server/operations/handler-registry.ts';
import { toOperationLimiter } from '../../server/operations/limits/flexible-limiter.ts';
import type { LimitStore } from '../../server/operations/limits/limit-store.ts';
import { Operations } from '../../server/operations/operations.ts';
import type { Contestant, FromServer, ToServer } from './protocol.ts';

const MEASURED = 'orders_get';
const contract = loadContract();
const { data } = exampleAnswer();

function exampleAnswer(): { success: true; data: unknown } {
  const { path, method } = routes.find(({ operationId }) => operationId === MEASURED) as Route;
  const answer = operationAt(contract, method, path).responses[200] as {
    content: Record<string, { example: { success: true; data: unknown } }>;
  };
  return answer.content['application/json']?.example as { success: true; data: unknown };
}

function bare(): RequestListener {
  const app = express();
  app.get('/api/orders/:id', (_req, res) => {
    res.json({ success: true, data });
  });
  return app;
}

/** Neither the measured operation nor its credential asks the database anything. */
const NO_DATABASE = new Proxy({} as EntityManager, {
  get() {
    throw new Error('The database was asked');
  },
});

const NEVER_REACHED = { limit: 1_000_000_000, windowSeconds: 3600 };

/** For the same reason the counting is that of a process whose database is out of reach. */
const countersInMemory: LimitStore = {
  limiter: ({ limit, windowSeconds }) => {
    const counters = new RateLimiterMemory({ points: limit, duration: windowSeconds });
    return toOperationLimiter(counters as unknown as RateLimiterStoreAbstract);
  },
  close: async () => {},
};

/** The pipeline as the server composes it for production, logging to a file. */
function ours(count: number, logFile: string): RequestListener {
  const config = loadConfig(process.env);
  const measured = routes.find(({ operationId }) => operationId === MEASURED) as Route;
  const others = routes.filter(({ operationId }) => operationId !== MEASURED);
  const handler = async () => ok(data);
  const log = createLogger({ level: config.logLevel, destination: logDestination(logFile) });
  const operations = new Operations({
    routes: [...others.slice(0, count - 1), { ...measured, rateLimit: NEVER_REACHED }],
    contract,
    handlers: { find: () => handler, wordingOf: () => undefined } as unknown as HandlerRegistry,
    credentials: new CredentialStage(createAuthenticators(config, NO_DATABASE)),
    limits: countersInMemory,
    metrics: createMetrics(),
    log,
    baseUrl: config.baseUrl,
    checkResponses: config.environment !== 'production',
    em: () => NO_DATABASE,
  });
  return createApiApp({
    trustProxy: config.trustProxy,
    door: createHttpDoor({ operations, log }),
    extend: (app) => {
      redirectTo('/mcp', config.appUrl)(app);
      app.use('/docs', referenceRouter(config.baseUrl));
    },
  });
}

function listenerOf(contestant: Contestant, logFile: string): RequestListener {
  if (contestant === 'bare') return bare();
  return ours(contestant === 'ours-10' ? 10 : routes.length, logFile);
}

const [contestant, logFile = ''] = process.argv.slice(2);
const tell = (message: FromServer) => process.send?.(message);
const server = createServer(listenerOf(contestant as Contestant, logFile));
server.listen(0, '127.0.0.1', () => tell({ ready: (server.address() as AddressInfo).port }));
let mark = process.cpuUsage();
process.on('message', (message: ToServer) => {
  if (message === 'mark') mark = process.cpuUsage();
  else {
    const { user, system } = process.cpuUsage(mark);
    tell({ cpuMicros: user + system });
  }
});
process.on('disconnect', () => process.exit(0));
