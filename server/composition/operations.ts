import { routes } from '../../generated/routes.gen.ts';
import { loadContract } from '../contract/contract-document.ts';
import type { DomainModule } from '../contract/domain-module.ts';
import { Sealer } from '../foundation/platform/crypto.ts';
import { CredentialStage } from '../operations/credentials/credential-stage.ts';
import { HandlerRegistry } from '../operations/handler-registry.ts';
import { IdempotencyStage } from '../operations/idempotency/idempotency-stage.ts';
import { Operations } from '../operations/operations.ts';
import { createAuthenticators } from './authenticators.ts';
import type { Parts } from './parts.ts';

/** All operations of the contract; those without a handler respond with 501. */
export function createOperations(parts: Parts, modules: readonly DomainModule[]): Operations {
  const handlers = new HandlerRegistry();
  for (const module of modules) handlers.register(module);
  const { config, clock, limits, log, metrics, orm, replicas } = parts;
  return new Operations({
    routes,
    contract: loadContract(),
    handlers,
    credentials: new CredentialStage(createAuthenticators(config, orm.em, clock)),
    limits,
    metrics,
    log,
    clock,
    em: () => orm.em.fork(),
    replicas,
    idempotency: new IdempotencyStage({ clock, sealer: new Sealer(config.masterKeys) }),
    baseUrl: config.baseUrl,
    publicUrls: {
      allowLoopback: config.webhookAllowLoopback,
      ownOrigins: [config.baseUrl, config.appUrl].map((url) => new URL(url).origin),
    },
    checkResponses: config.environment !== 'production',
  });
}
