import type { Express } from 'express';
import type { Parts } from '../../server/composition/parts.ts';
import { CredentialStage } from '../../server/operations/credentials/credential-stage.ts';
import { Operations } from '../../server/operations/operations.ts';
import { createOperationHandler } from '../../server/web/http/operation-handler.ts';
import { sandboxContract, sandboxRoutes } from './contract.ts';
import { SandboxHandlers, type SandboxServices } from './handlers.ts';

const SANDBOX_PATH = /^\/sandbox(\/|$)/;

/** Serves the sandbox's operations before the server's own, by the same kind of handler. */
export function mountSandbox(app: Express, parts: Parts, services: SandboxServices): void {
  const operations = new Operations({
    routes: sandboxRoutes,
    contract: sandboxContract,
    handlers: new SandboxHandlers(services),
    credentials: new CredentialStage([]),
    limits: parts.config.rateLimits ? services.limits : undefined,
    metrics: parts.metrics,
    log: parts.log,
    clock: parts.clock,
    em: () => parts.orm.em.fork(),
    baseUrl: parts.config.baseUrl,
    checkResponses: parts.config.environment !== 'production',
  });
  const handler = createOperationHandler({ operations, log: parts.log });
  app.use((req, res, next) => (SANDBOX_PATH.test(req.path) ? handler(req, res, next) : next()));
}
