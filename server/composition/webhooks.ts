import { Histogram, type Registry } from 'prom-client';
import { NotificationService } from '../events/notifications/service.ts';
import { DeliveryService } from '../events/webhooks/delivery-service.ts';
import type { AttemptRecord } from '../events/webhooks/delivery-statements.ts';
import { WebhookDispatcher } from '../events/webhooks/dispatcher.ts';
import { createDnsLookup } from '../events/webhooks/dns-lookup.ts';
import { EndpointGuard } from '../events/webhooks/endpoint-guard.ts';
import { WebhookEvents } from '../events/webhooks/events.ts';
import { ReplayService } from '../events/webhooks/replay-service.ts';
import { WebhookSecretService } from '../events/webhooks/secret-service.ts';
import { AgentSecrets } from '../identity/agent-secrets.ts';
import type { Parts } from './parts.ts';

export interface WebhooksDomain {
  replays: ReplayService;
  secrets: WebhookSecretService;
  dispatcher: WebhookDispatcher;
}

type Dependencies = Pick<Parts, 'config' | 'clock' | 'log' | 'metrics' | 'orm'>;

/** The webhooks domain from the parts of the server. */
export function createWebhooks({ config, clock, log, metrics, orm }: Dependencies): WebhooksDomain {
  const secrets = new AgentSecrets(config);
  const notifications = new NotificationService(clock);
  const guard = new EndpointGuard({
    allowLoopback: config.webhookAllowLoopback,
    lookup: createDnsLookup(),
  });
  const deliveries = new DeliveryService({
    em: orm.em,
    clock,
    // a connection of its own for each attempt: none is found dead, and each address is checked anew
    agent: guard.createGuardedAgent({ pipelining: 0 }),
    secrets,
    notifications,
    onAttempt: createAttemptTimer(metrics.registry),
  });
  return {
    replays: new ReplayService({ clock, events: new WebhookEvents(clock) }),
    secrets: new WebhookSecretService({ clock, secrets, notifications }),
    dispatcher: new WebhookDispatcher({ deliveries, databaseUrl: config.databaseUrl, log }),
  };
}

const DURATION_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createAttemptTimer(registry: Registry): (attempt: AttemptRecord) => void {
  const histogram = new Histogram({
    name: 'market_webhook_attempt_duration_seconds',
    help: 'Time of one request to an endpoint, by how it ended',
    labelNames: ['outcome'] as const,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  return ({ error, latencyMs }) =>
    histogram.observe({ outcome: error === null ? 'success' : 'failure' }, latencyMs / 1000);
}
