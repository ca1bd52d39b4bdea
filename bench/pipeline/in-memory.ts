import type { RequestListener } from 'node:http';
import { RateLimiterMemory, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { Route } from '../../generated/routes.gen.ts';
import { createAuthenticators } from '../../server/composition/authenticators.ts';
import { loadConfig } from '../../server/config/config.ts';
import { loadContract } from '../../server/contract/contract-document.ts';
import { createHttpDoor } from '../../server/doors/http/door.ts';
import { createApiApp, redirectTo } from '../../server/doors/http/public-app.ts';
import { referenceRouter } from '../../server/doors/reference/router.ts';
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

/** Neither the measured operations nor their credentials ask the database anything. */
const NO_DATABASE = new Proxy({} as EntityManager, {
  get() {
    throw new Error('The database was asked');
  },
});

/** For the same reason the counting is that of a process whose database is out of reach. */
const countersInMemory: LimitStore = {
  limiter: ({ limit, windowSeconds }) => {
    const counters = new RateLimiterMemory({ points: limit, duration: windowSeconds });
    return toOperationLimiter(counters as unknown as RateLimiterStoreAbstract);
  },
  close: async () => {},
};

/** The pipeline as the server composes it for production, logging to a file, with the given handlers. */
export function pipelineOf(
  routes: Route[],
  find: (route: Route) => AnyHandler,
  logFile: string,
): RequestListener {
  const config = loadConfig(process.env);
  const log = createLogger({ level: config.logLevel, destination: logDestination(logFile) });
  const operations = new Operations({
    routes,
    contract: loadContract(),
    handlers: { find, wordingOf: () => undefined } as unknown as HandlerRegistry,
    credentials: new CredentialStage(createAuthenticators(config, NO_DATABASE, systemClock)),
    limits: countersInMemory,
    metrics: createMetrics(),
    log,
    baseUrl: config.baseUrl,
    checkResponses: config.environment !== 'production',
    clock: systemClock,
    em: () => NO_DATABASE,
  });
  return createApiApp({
    trustProxy: config.trustProxy,
    door: createHttpDoor({ operations, log }),
    extend: (app) => {
      redirectTo('/mcp', config.appUrl)(app);
      app.use('/docs', referenceRouter({ ...config, base: '', isSandbox: false }));
    },
  });
}
