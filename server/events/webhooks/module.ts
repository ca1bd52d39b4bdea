import type { lookup } from 'node:dns';
import { Histogram, type Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Metrics } from '../../foundation/platform/metrics.ts';
import { AgentSecrets } from '../../identity/agent-secrets.ts';
import { NotificationService } from '../notifications/service.ts';
import { DeliveryService } from './delivery-service.ts';
import type { AttemptRecord } from './delivery-statements.ts';
import { WebhookDispatcher } from './dispatcher.ts';
import { EndpointGuard } from './endpoint-guard.ts';
import { WebhookEvents } from './events.ts';
import { webhooksHandlers } from './handlers.ts';
import { pruneWebhooks } from './jobs.ts';
import { ReplayService } from './replay-service.ts';
import { WebhookSecretService } from './secret-service.ts';
import type { SignBytes } from './signature.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  orm: MikroORM;
  dnsLookup: typeof lookup;
  /** Signs callbacks. */
  signBytes: SignBytes | undefined;
}

export function createWebhooksModule(dependencies: Dependencies): DomainModule {
  const { config, clock, log, metrics, orm, dnsLookup, signBytes } = dependencies;
  const secrets = new AgentSecrets(config);
  const notifications = new NotificationService(clock);
  const guard = new EndpointGuard({
    allowLoopback: config.webhookAllowLoopback,
    lookup: dnsLookup,
  });
  const deliveries = new DeliveryService({
    em: orm.em,
    clock,
    // a new connection per attempt: none is stale, and each address is checked again
    agent: guard.createGuardedAgent({ pipelining: 0 }),
    secrets,
    signBytes,
    notifications,
    appUrl: config.appUrl,
    onAttempt: createAttemptTimer(metrics.registry),
  });
  const dispatcher = new WebhookDispatcher({ deliveries, databaseUrl: config.directDatabaseUrl, log });
  return {
    handlers: {
      webhooks: webhooksHandlers({
        replays: new ReplayService({ clock, events: new WebhookEvents(clock) }),
        secrets: new WebhookSecretService({ clock, secrets, notifications }),
      }),
    },
    prune: [pruneWebhooks],
    start: () => dispatcher.start(),
    stop: (timeoutMs) => dispatcher.stop(timeoutMs),
  };
}

const DURATION_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createAttemptTimer(registry: Registry): (attempt: AttemptRecord) => void {
  const histogram = new Histogram({
    name: 'market_webhook_attempt_duration_seconds',
    help: 'Duration of one request to an endpoint, by outcome',
    labelNames: ['outcome'] as const,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  return ({ error, latencyMs }) =>
    histogram.observe({ outcome: error === null ? 'success' : 'failure' }, latencyMs / 1000);
}
