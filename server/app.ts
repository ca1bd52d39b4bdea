import type { Express } from 'express';
import { type Route, routes } from '../generated/routes.gen.ts';
import { createAgents } from './agents/create-agents.ts';
import { agentsHandlers } from './agents/handlers.ts';
import { compactTotals } from './browse/totals.ts';
import { dueTransfers, registerTransferJobs } from './chain/jobs.ts';
import type { Config } from './config.ts';
import { pendingMigrations } from './db/migrator.ts';
import { documentsHandlers, x402ManifestHandlers } from './documents/handlers.ts';
import { healthHandlers } from './health/handlers.ts';
import { loadContract } from './http/contract-document.ts';
import { createAuthenticators } from './http/credentials/authenticators.ts';
import { CredentialStage } from './http/credentials/credential-stage.ts';
import { HandlerRegistry } from './http/handler-registry.ts';
import { IdempotencyStage } from './http/idempotency/idempotency-stage.ts';
import { BOARD_PATH, createInternalApp } from './http/internal-app.ts';
import { type Listening, type ListenOptions, listen } from './http/listen.ts';
import { createPipeline } from './http/pipeline.ts';
import { createApiApp, redirectTo } from './http/public-app.ts';
import { pruneIdempotencyKeys } from './idempotency/prune.ts';
import { authHandlers, profileHandlers } from './identity/handlers.ts';
import { ProfileService } from './identity/profile-service.ts';
import { IdentityService } from './identity/service.ts';
import { messagesHandlers } from './messages/handlers.ts';
import { MessageService } from './messages/service.ts';
import { notificationsHandlers } from './notifications/handlers.ts';
import { pruneNotifications } from './notifications/prune.ts';
import { NotificationService } from './notifications/service.ts';
import { createOrders, type OrdersDomain } from './orders/create-orders.ts';
import { adminHandlers, ordersHandlers } from './orders/handlers.ts';
import { dueOrders, registerOrderJobs } from './orders/jobs.ts';
import { pruneOutbox } from './outbox/sweeps.ts';
import { createParts, type PartOverrides, type Parts } from './parts.ts';
import { dueReturns, prunePresentations, registerPaymentJobs } from './payments/jobs.ts';
import { dueSettlements, registerSettlementJobs } from './payments/settlement/jobs.ts';
import { resendSettlements } from './payments/settlement/resend.ts';
import { registerPayoutJobs, releasablePayouts } from './payouts/jobs.ts';
import { Sealer } from './platform/crypto.ts';
import { portfolioHandlers } from './portfolio/handlers.ts';
import { mountBoard } from './queue/board.ts';
import { referenceRouter } from './reference/router.ts';
import { reviewsHandlers } from './reviews/handlers.ts';
import { ReviewService } from './reviews/service.ts';
import { servicesHandlers } from './services/handlers.ts';
import { ServicesService } from './services/service.ts';
import { createUploads } from './uploads/create-uploads.ts';
import { uploadsHandlers } from './uploads/handlers.ts';
import { createWebhooks, type WebhooksDomain } from './webhooks/create-webhooks.ts';
import { webhooksHandlers } from './webhooks/handlers.ts';
import { pruneWebhooks } from './webhooks/jobs.ts';
import { x402Handlers } from './x402/handlers.ts';

export interface AppOverrides extends PartOverrides {
  /** Registers groups of handlers besides the server's own. */
  registerHandlers?: (handlers: HandlerRegistry, parts: Parts) => void;
  /** Mounts paths that are not in the contract, before all others. */
  extendPublic?: (app: Express, parts: Parts) => void;
}

export interface App {
  parts: Parts;
  publicApp: Express;
  appApp: Express;
  internalApp: Express;
  /** Opens the ports and starts the workers that the role asks for; answers with the ports. */
  start(): Promise<{ api?: number; app?: number; internal: number }>;
  /** Not ready at once; then running requests and jobs end, and everything is closed. */
  stop(): Promise<void>;
}

export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Groups at the host of the app, where people and their MCP clients sign in. */
const APP_GROUPS = new Set<Route['group']>(['mcp', 'oauth', 'oauthMetadata']);
const isHealth = ({ group }: Route) => group === 'health';

/** Puts the server together from its configuration. Opens connections but no port. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const parts = await createParts(config, overrides);
  const orders = createOrders(parts);
  const webhooks = createWebhooks(parts);
  const pipeline = pipelineMaker(config, parts, handlersOf(parts, { orders, webhooks }, overrides));
  const { trustProxy } = config;
  const publicApp = createApiApp({
    trustProxy,
    pipeline: pipeline(({ group }) => !APP_GROUPS.has(group)),
    extend: (app) => {
      overrides.extendPublic?.(app, parts);
      redirectTo('/mcp', config.appUrl)(app);
      app.use('/docs', referenceRouter(config.baseUrl));
    },
  });
  const appApp = createApiApp({
    trustProxy,
    pipeline: pipeline((route) => APP_GROUPS.has(route.group) || isHealth(route)),
  });
  const internalApp = createInternalApp({
    metrics: parts.metrics,
    beforeMetrics: () => parts.workGauges.refresh(),
    board: mountBoard(parts.queues, BOARD_PATH),
    adminKey: config.admin.apiKey,
    pipeline: pipeline(isHealth),
  });
  return {
    parts,
    publicApp,
    appApp,
    internalApp,
    ...lifecycle(config, parts, { publicApp, appApp, internalApp }, { orders, webhooks }),
  };
}

/** What serves requests and works besides. */
interface Domains {
  orders: OrdersDomain;
  webhooks: WebhooksDomain;
}

function handlersOf(parts: Parts, { orders, webhooks }: Domains, overrides: AppOverrides): HandlerRegistry {
  const { clock, config, health } = parts;
  const handlers = new HandlerRegistry()
    .registerGroup('health', healthHandlers(health))
    .registerGroup('admin', adminHandlers(orders.orders))
    .registerGroup('agents', agentsHandlers(createAgents(parts, orders)))
    .registerGroup('auth', authHandlers(new IdentityService(clock)))
    .registerGroup('orders', ordersHandlers(orders))
    .registerGroup('messages', messagesHandlers(new MessageService(clock, orders.steps)))
    .registerGroup('reviews', reviewsHandlers(new ReviewService(clock)))
    .registerGroup('portfolio', portfolioHandlers)
    .registerGroup('profile', profileHandlers(new ProfileService(clock)))
    .registerGroup('services', servicesHandlers(new ServicesService(clock)))
    .registerGroup('notifications', notificationsHandlers(new NotificationService(clock)))
    .registerGroup('uploads', uploadsHandlers(createUploads(parts), config.baseUrl))
    .registerGroup('webhooks', webhooksHandlers(webhooks.replays))
    .registerGroup('x402', x402Handlers(orders))
    .registerGroup('x402Manifest', x402ManifestHandlers(orders.snapshots))
    .registerGroup('documents', documentsHandlers(orders.snapshots));
  overrides.registerHandlers?.(handlers, parts);
  return handlers;
}

function pipelineMaker(config: Config, parts: Parts, handlers: HandlerRegistry) {
  const contract = loadContract();
  const credentials = new CredentialStage(createAuthenticators(config, parts.orm.em));
  const idempotency = new IdempotencyStage({ clock: parts.clock, sealer: new Sealer(config.masterKeys) });
  return (served: (route: Route) => boolean) =>
    createPipeline({
      routes: routes.filter(served),
      contract,
      handlers,
      credentials,
      limits: parts.limits,
      metrics: parts.metrics,
      log: parts.log,
      em: () => parts.orm.em.fork(),
      idempotency,
      baseUrl: config.baseUrl,
      checkResponses: config.environment !== 'production',
    });
}

type Apps = Pick<App, 'publicApp' | 'appApp' | 'internalApp'>;

function lifecycle(config: Config, parts: Parts, apps: Apps, domains: Domains): Pick<App, 'start' | 'stop'> {
  const opened: Listening[] = [];
  const open = async (app: Express, options: ListenOptions) => {
    const listening = await listen(app, options);
    opened.push(listening);
    return listening.port;
  };
  const { hosts, ports } = config;
  const forAll = { host: hosts.public, hostVariable: 'HOST' };
  const forOperators = { host: hosts.internal, hostVariable: 'INTERNAL_HOST' };
  return {
    async start() {
      await requireMigrated(parts);
      const internal = await open(apps.internalApp, {
        ...forOperators,
        port: ports.internal,
        variable: 'INTERNAL_PORT',
      });
      if (config.role !== 'api') startWorkers(parts, domains);
      if (config.role === 'worker') return { internal };
      const api = await open(apps.publicApp, { ...forAll, port: ports.api, variable: 'PORT' });
      const app = await open(apps.appApp, { ...forAll, port: ports.app, variable: 'APP_PORT' });
      return { api, app, internal };
    },
    async stop() {
      parts.health.drain();
      const [internal, ...serving] = opened.splice(0);
      const patience = config.shutdownTimeoutMs * DRAIN_SHARE;
      await Promise.all([
        ...serving.map(({ close }) => close(patience)),
        domains.webhooks.dispatcher.stop(patience),
        parts.drain(patience),
      ]);
      // last, so that operators can watch the others go
      await internal?.close(0);
      await parts.close();
    },
  };
}

/** Of the time to stop in; the rest is for closing connections. */
const DRAIN_SHARE = 0.8;

async function requireMigrated({ orm }: Parts): Promise<void> {
  const pending = await pendingMigrations(orm);
  if (pending.length === 0) return;
  throw new StartError(
    `The database is not up to date (${pending.join(', ')}): run \`npm run db:migrate\` first.`,
  );
}

function startWorkers(parts: Parts, { orders, webhooks }: Domains): void {
  const { relay, sweeps, workers, outbox, transfers } = parts;
  registerTransferJobs(workers, transfers);
  registerOrderJobs(workers, orders.steps);
  registerPayoutJobs(workers, orders.payouts);
  registerSettlementJobs(workers, orders.finishing);
  registerPaymentJobs(workers, orders.kept);
  const settling = [resendSettlements(parts.chains, parts.log), dueSettlements(outbox)];
  const paying = [releasablePayouts(outbox), dueReturns(outbox), ...settling];
  const looking = [dueTransfers(outbox), ...dueOrders(outbox), ...paying];
  const pruning = [pruneOutbox, pruneIdempotencyKeys, pruneWebhooks, pruneNotifications, prunePresentations];
  const tidying = [...pruning, compactTotals];
  for (const sweep of [...looking, ...tidying]) sweeps.add(sweep);
  sweeps.start();
  relay.start();
  webhooks.dispatcher.start();
}
