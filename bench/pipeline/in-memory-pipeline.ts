import type { RequestListener } from 'node:http';
import { RateLimiterMemory, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { Route } from '../../generated/routes.gen.ts';
import { createAuthenticators } from '../../server/composition/authenticators.ts';
import { loadConfig } from '../../server/config/config.ts';
import { loadContract } from '../../server/contract/contract-document.ts';
import type { EntityManager } from '../../server/foundation/db/orm.ts';
import { systemClock } from '../../server/foundation/platform/clock.ts';
import { createLogger } from '../../server/foundation/platform/log.ts';
import { logDestination } from '../../server/foundation/platform/log-destination.ts';
import { createMetrics } from '../../server/foundation/platform/metrics.ts';
import { CredentialStage } from '../../server/operations/credentials/credential-stage.ts';
import type { AnyHandler, HandlerRegistry } from '../../server/operations/handler-registry.ts';
import { toOperationLimiter } from '../../server/operations/limits/flexible-limiter.ts';
import type { LimitStore } from '../../server/operations/limits/limit-store.ts';
import { Operations } from '../../server/operations/operations.ts';
import { createOperationHandler } from '../../server/web/http/operation-handler.ts';
import { addRedirect, createApiApp } from '../../server/web/http/public-app.ts';
import { createReferenceRouter } from '../../server/web/reference/router.ts';
import { createLazySite } from '../../server/web/reference/site.ts';

/** Neither the measured operations nor their credentials use the database. */
const NO_DATABASE = new Proxy({} as EntityManager, {
  get() {
    throw new Error('The database was asked');
  },
});

/** For the same reason, limits count as in a process whose database is unavailable. */
const inMemoryLimitStore: LimitStore = {
  createLimiter: ({ limit, windowSeconds }) => {
    const counters = new RateLimiterMemory({ points: limit, duration: windowSeconds });
    return toOperationLimiter(counters as unknown as RateLimiterStoreAbstract);
  },
  close: async () => {},
};

/** The production pipeline, logging to a file, with the given handlers. */
export function createPipeline(
  routes: Route[],
  find: (route: Route) => AnyHandler,
  logFile: string,
): RequestListener {
  const config = loadConfig(process.env);
  const log = createLogger({ level: config.logLevel, destination: logDestination(logFile) });
  const operations = new Operations({
    routes,
    contract: loadContract(),
    handlers: { find, findFailureFormatter: () => undefined } as unknown as HandlerRegistry,
    credentials: new CredentialStage(createAuthenticators(config, NO_DATABASE, systemClock)),
    limits: inMemoryLimitStore,
    metrics: createMetrics(),
    log,
    baseUrl: config.baseUrl,
    checkResponses: config.environment !== 'production',
    clock: systemClock,
    em: () => NO_DATABASE,
  });
  return createApiApp({
    trustProxy: config.trustProxy,
    operationHandler: createOperationHandler({ operations, log }),
    extend: (app) => {
      addRedirect('/mcp', config.appUrl)(app);
      app.use(
        '/docs',
        createReferenceRouter(config, createLazySite({ ...config, base: '', isSandbox: false })),
      );
    },
  });
}
