import type { Express } from 'express';
import type { Route } from '../generated/routes.gen.ts';
import { adminHandlers } from './admin/handlers.ts';
import { createDueTransactionsSweep, registerTransactionJobs } from './chain/transactions/jobs.ts';
import { createAdminOptions, createMoneyGauges } from './composition/admin.ts';
import { createAgentKeys } from './composition/agent-keys.ts';
import { createAgents, createPayoutChanges } from './composition/agents.ts';
import { type BountiesDomain, createBounties } from './composition/bounties.ts';
import { createCreatorFees } from './composition/creator-fees.ts';
import { createEarn, type EarnDomain } from './composition/earn.ts';
import { createMcp } from './composition/mcp.ts';
import { createOauth } from './composition/oauth.ts';
import { createOperations } from './composition/operations.ts';
import { createOrders, type OrdersDomain } from './composition/orders.ts';
import { createParts, type PartOverrides, type Parts } from './composition/parts.ts';
import { createPrices } from './composition/prices.ts';
import { createSettlementFinisher } from './composition/settlement-finisher.ts';
import { createSwaps } from './composition/swaps.ts';
import { createTokens } from './composition/tokens.ts';
import { createFileStore, createUploads } from './composition/uploads.ts';
import { createWallets } from './composition/wallets.ts';
import { createWebhooks, type WebhooksDomain } from './composition/webhooks.ts';
import type { Config } from './config/config.ts';
import { notificationsHandlers } from './events/notifications/handlers.ts';
import { pruneNotifications } from './events/notifications/prune.ts';
import { NotificationService } from './events/notifications/service.ts';
import { webhooksHandlers } from './events/webhooks/handlers.ts';
import { pruneWebhooks } from './events/webhooks/jobs.ts';
import { compactTotalsSweep } from './foundation/browse/totals.ts';
import { listPendingMigrations } from './foundation/db/migrator.ts';
import { pruneOutboxSweep } from './foundation/outbox/sweeps.ts';
import { formatUsd } from './foundation/platform/money.ts';
import { createBoardRouter } from './foundation/queue/board.ts';
import { attachAgents } from './identity/attach-records.ts';
import { pruneSignaturesSweep } from './identity/jobs.ts';
import { pruneOauthSweep } from './identity/oauth/jobs.ts';
import { IdentityService } from './identity/service.ts';
import { authHandlers, profileHandlers } from './market/accounts/handlers.ts';
import { ProfileService } from './market/accounts/profile-service.ts';
import { agentsHandlers } from './market/agents/handlers.ts';
import { createAgentChangeSweep, registerAgentJobs } from './market/agents/jobs.ts';
import { keysHandlers } from './market/agents/keys/handlers.ts';
import { attachBountiesToUser } from './market/bounties/attach-to-user.ts';
import { bountiesHandlers } from './market/bounties/handlers.ts';
import { createBountySweeps, registerBountyJobs } from './market/bounties/jobs.ts';
import { documentsHandlers, x402ManifestHandlers } from './market/catalog/handlers.ts';
import { x402Handlers } from './market/hiring/handlers.ts';
import { createOrderHandler } from './market/hiring/order-handlers.ts';
import { messagesHandlers } from './market/messages/handlers.ts';
import { MessageService } from './market/messages/service.ts';
import { attachOrdersToUser } from './market/orders/attach-to-user.ts';
import { ordersHandlers } from './market/orders/handlers.ts';
import { createOrderSweeps, registerOrderJobs } from './market/orders/lifecycle/jobs.ts';
import { portfolioHandlers } from './market/portfolio/handlers.ts';
import { marketDataHandlers } from './market/prices/handlers.ts';
import type { PriceFeed } from './market/prices/price-feed.ts';
import { orderDetailHandler, reviewsHandlers } from './market/reviews/handlers.ts';
import { ReviewService } from './market/reviews/service.ts';
import { servicesHandlers } from './market/services/handlers.ts';
import { ServicesService } from './market/services/service.ts';
import { statisticsCompactionSweep } from './market/statistics/compaction.ts';
import { statsHandlers } from './market/statistics/handlers.ts';
import { identityMintHandlers, tokensHandlers } from './market/tokens/handlers.ts';
import { uploadsHandlers } from './market/uploads/handlers.ts';
import { findStoreMismatch } from './market/uploads/store-identity.ts';
import { feesHandlers } from './money/creator-fees/handlers.ts';
import { earnHandlers } from './money/earn/handlers.ts';
import { registerEarnJobs, waitingDeposits, waitingWithdrawals } from './money/earn/jobs.ts';
import { dueReturns, prunePresentations, registerPaymentJobs } from './money/payments/jobs.ts';
import { dueSettlements, registerSettlementJobs } from './money/payments/settlement/jobs.ts';
import { registerPayoutJobs, releasablePayouts } from './money/payouts/jobs.ts';
import { swapHandlers } from './money/swaps/handlers.ts';
import { pruneSwaps } from './money/swaps/prune.ts';
import type { SwapProvider } from './money/swaps/swap-provider.ts';
import { walletsHandlers } from './money/wallets/handlers.ts';
import { x402KeysHandlers } from './money/x402/handlers.ts';
import { HandlerRegistry } from './operations/handler-registry.ts';
import { pruneIdempotencyKeysSweep } from './operations/idempotency/prune.ts';
import type { Operations } from './operations/operations.ts';
import { buildExplorers } from './web/console/explorers.ts';
import { type ConsoleOptions, createConsoleRouter } from './web/console/router.ts';
import { createFailurePageRenderer } from './web/front/failure-page.ts';
import { createFrontRouter } from './web/front/router.ts';
import { healthHandlers } from './web/health/handlers.ts';
import { BOARD_PATH, createInternalApp } from './web/http/internal-app.ts';
import { type ListeningServer, type ListenOptions, listen } from './web/http/listen.ts';
import { MalformedRequests } from './web/http/malformed-request.ts';
import { createOperationHandler, type OperationHandlerOptions } from './web/http/operation-handler.ts';
import { addRedirect, createApiApp } from './web/http/public-app.ts';
import { recordRequests } from './web/http/record-requests.ts';
import { connectionsHandlers } from './web/oauth/connections-handlers.ts';
import { formatOAuthFailure } from './web/oauth/format-failure.ts';
import { oauthHandlers } from './web/oauth/handlers.ts';
import { oauthMetadataHandlers } from './web/oauth/metadata-handlers.ts';
import type { ExtraOperations } from './web/reference/contract/catalog.ts';
import { createReferenceRouter } from './web/reference/router.ts';
import type { ReferenceUrls } from './web/reference/urls.ts';

/** What a program that embeds the server brings along, as the sandbox does: its clock, its log, what it serves besides. */
export interface AppOverrides extends PartOverrides {
  /** Asked for the prices of tokens where no other feed is configured. */
  priceFeed?: PriceFeed;
  /** Swaps USDC for SOL where nobody else is configured. */
  swapProvider?: SwapProvider;
  /** Registers groups of handlers besides the server's own. */
  registerHandlers?: (handlers: HandlerRegistry, parts: Parts) => void;
  /** Nodes that throw-away wallets of the console speak to, where it may offer them. */
  sandboxNodes?: readonly string[];
  /** Mounts paths that are not in the contract, before all others. */
  extendPublic?: (app: Express, parts: Parts) => void;
  /** What they are, for the reference. */
  extraOperations?: ExtraOperations;
}

export interface App {
  parts: Parts;
  operations: Operations;
  publicApp: Express;
  consoleApp: Express;
  internalApp: Express;
  /** Opens the ports and starts the workers that the role asks for; returns the ports. */
  start(): Promise<{ api?: number; app?: number; internal: number }>;
  /** Not ready at once; then running requests and jobs end, and everything is closed. */
  stop(): Promise<void>;
}

export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const isHealthRoute = ({ group }: Route) => group === 'health';
const isAppRoute = (route: Route) => route.host === 'app' || isHealthRoute(route);

/** Puts the server together from its configuration. Opens connections but no port. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const parts = await createParts(config, overrides);
  const orders = createOrders(parts);
  const domains = {
    orders,
    bounties: createBounties(parts, orders),
    earn: createEarn(parts, orders),
    webhooks: createWebhooks(parts),
  };
  const operations = createOperations(parts, createHandlers(parts, domains, overrides));
  const protocols = createMcp(parts, operations);
  const doorTo = (serves: (route: Route) => boolean, pageOf?: OperationHandlerOptions['renderPage']) =>
    createOperationHandler({ operations, isServed: serves, protocols, renderPage: pageOf, log: parts.log });
  const addresses = buildReferenceAddresses(config, overrides);
  const { trustProxy } = config;
  const publicApp = createApiApp({
    trustProxy,
    operationHandler: doorTo(({ host }) => host === 'api', createFailurePageRenderer(addresses)),
    extend: (app) => {
      overrides.extendPublic?.(app, parts);
      addRedirect('/mcp', config.appUrl)(app);
      app.use(createFrontRouter({ addresses, health: parts.health }));
      app.use('/docs', createReferenceRouter(addresses, overrides.extraOperations));
    },
  });
  const appApp = createApiApp({
    trustProxy,
    operationHandler: doorTo(isAppRoute),
    extend: (app) => {
      const pages = createConsoleRouter(buildConsoleOptions(config, operations, overrides.sandboxNodes));
      app.use(recordRequests(pages, { name: 'console', log: parts.log, metrics: parts.metrics }));
    },
  });
  const money = createMoneyGauges(parts);
  const internalApp = createInternalApp({
    metrics: parts.metrics,
    beforeMetrics: async () => void (await Promise.all([parts.workGauges.refresh(), money.refresh()])),
    board: createBoardRouter(parts.queues, BOARD_PATH),
    adminKey: config.admin.apiKey,
    operationHandler: doorTo(isHealthRoute),
  });
  return {
    parts,
    operations,
    publicApp,
    consoleApp: appApp,
    internalApp,
    ...createLifecycle(config, parts, { publicApp, consoleApp: appApp, internalApp }, domains),
  };
}

function buildReferenceAddresses({ baseUrl, appUrl }: Config, { sandboxNodes }: AppOverrides): ReferenceUrls {
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  return { base, baseUrl, appUrl, isSandbox: sandboxNodes !== undefined };
}

function buildConsoleOptions(
  config: Config,
  { all }: Operations,
  nodes: readonly string[] | undefined,
): ConsoleOptions {
  const { baseUrl, appUrl, x402, idp, solana, base, alt } = config;
  return {
    settings: {
      apiUrl: baseUrl,
      appUrl,
      x402MinPriceUsd: formatUsd(x402.minPriceMicro),
      idp: { issuer: idp.issuer, audience: idp.audience, clientId: idp.consoleClientId },
      networks: [base, ...(alt ? [alt] : [])].map(({ network, chainId, usdc }) => ({
        network,
        chainId,
        usdc,
      })),
      solana: {
        usdc: solana.usdcMint,
        cluster: solana.cluster === 'mainnet-beta' ? 'mainnet' : 'devnet',
        rpcUrl: solana.consoleRpcUrl,
      },
      explorers: buildExplorers(config),
      watchMs: config.consoleWatchMs,
      sandbox: nodes !== undefined,
    },
    operationPaths: [...all].filter(({ route }) => isAppRoute(route)).map(({ route }) => route.path),
    rpcUrls: nodes,
  };
}

/** What serves requests and works besides. */
interface Domains {
  orders: OrdersDomain;
  bounties: BountiesDomain;
  earn: EarnDomain;
  webhooks: WebhooksDomain;
}

function createHandlers(
  parts: Parts,
  { orders, bounties, earn, webhooks }: Domains,
  overrides: AppOverrides,
): HandlerRegistry {
  const { clock, config, health } = parts;
  const tokens = createTokens(parts);
  const identity = new IdentityService(clock, [attachAgents, attachOrdersToUser, attachBountiesToUser]);
  const handlers = new HandlerRegistry()
    .registerGroup('health', healthHandlers(health))
    .registerGroup('admin', adminHandlers(createAdminOptions(parts, orders.orders)))
    .registerGroup('agents', agentsHandlers(createAgents(parts, orders)))
    .registerGroup('keys', keysHandlers(createAgentKeys(parts)))
    .registerGroup('auth', authHandlers(identity))
    .registerGroup('bounties', bountiesHandlers(bounties))
    .registerGroup('earn', earnHandlers(earn))
    .registerGroup('orders', {
      ...ordersHandlers(orders),
      create: createOrderHandler(orders),
      get: orderDetailHandler,
    })
    .registerGroup('fees', feesHandlers(createCreatorFees(parts)))
    .registerGroup('marketData', marketDataHandlers(createPrices(parts, overrides.priceFeed)))
    .registerGroup('messages', messagesHandlers(new MessageService(clock, orders.steps)))
    .registerGroup('reviews', reviewsHandlers(new ReviewService(clock)))
    .registerGroup('portfolio', portfolioHandlers)
    .registerGroup('profile', profileHandlers(new ProfileService(clock)))
    .registerGroup('services', servicesHandlers(new ServicesService(clock)))
    .registerGroup('stats', statsHandlers(clock))
    .registerGroup('tokens', tokensHandlers(tokens))
    .registerGroup('identityMint', identityMintHandlers(tokens))
    .registerGroup('notifications', notificationsHandlers(new NotificationService(clock)))
    .registerGroup('swap', swapHandlers(createSwaps(parts, overrides.swapProvider), parts.recipients))
    .registerGroup('oauth', oauthHandlers(createOauth(parts, identity)), formatOAuthFailure)
    .registerGroup('connections', connectionsHandlers)
    .registerGroup('oauthMetadata', oauthMetadataHandlers(config.appUrl, config.baseUrl))
    .registerGroup('uploads', uploadsHandlers(createUploads(parts), config.baseUrl))
    .registerGroup('wallets', walletsHandlers(createWallets(parts, tokens.actions)))
    .registerGroup('webhooks', webhooksHandlers(webhooks))
    .registerGroup('x402', x402Handlers(orders))
    .registerGroup('x402Keys', x402KeysHandlers(orders.signingKeys))
    .registerGroup('x402Manifest', x402ManifestHandlers(orders.snapshots))
    .registerGroup('documents', documentsHandlers(orders.snapshots, config));
  overrides.registerHandlers?.(handlers, parts);
  return handlers;
}

type Apps = Pick<App, 'publicApp' | 'consoleApp' | 'internalApp'>;

function createLifecycle(
  config: Config,
  parts: Parts,
  apps: Apps,
  domains: Domains,
): Pick<App, 'start' | 'stop'> {
  const opened: ListeningServer[] = [];
  const unreadable = new MalformedRequests({ baseUrl: config.baseUrl, log: parts.log });
  const open = async (app: Express, options: ListenOptions) => {
    const listening = await listen(app, { ...options, malformedRequests: unreadable });
    opened.push(listening);
    return listening.port;
  };
  const { hosts, ports } = config;
  const forAll = { host: hosts.public, hostVariable: 'HOST' };
  const forOperators = { host: hosts.internal, hostVariable: 'INTERNAL_HOST' };
  return {
    async start() {
      await assertMigrated(parts);
      if (config.role !== 'worker') await assertSharedStore(parts);
      const internal = await open(apps.internalApp, {
        ...forOperators,
        port: ports.internal,
        portVariable: 'INTERNAL_PORT',
      });
      if (config.role !== 'api') startWorkers(parts, domains);
      if (config.role === 'worker') return { internal };
      const api = await open(apps.publicApp, { ...forAll, port: ports.api, portVariable: 'PORT' });
      const app = await open(apps.consoleApp, { ...forAll, port: ports.app, portVariable: 'APP_PORT' });
      return { api, app, internal };
    },
    async stop() {
      parts.health.drain();
      const [internal, ...serving] = opened.splice(0);
      const patience = config.shutdownTimeoutMs * DRAIN_FRACTION;
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
const DRAIN_FRACTION = 0.8;

async function assertMigrated({ orm }: Parts): Promise<void> {
  const pending = await listPendingMigrations(orm);
  if (pending.length === 0) return;
  throw new StartupError(
    `The database is not up to date (${pending.join(', ')}): run \`npm run db:migrate\` first.`,
  );
}

/** A process that keeps files elsewhere than the others cannot serve theirs, nor they its own. */
async function assertSharedStore({ config, orm, log }: Parts): Promise<void> {
  const { dir, s3 } = config.uploads;
  const place = s3 ? 'The bucket S3_BUCKET' : `The folder UPLOAD_DIR (${dir})`;
  const foreign = await findStoreMismatch(createFileStore(config), orm.em.fork()).catch((error: unknown) => {
    log.debug({ err: error }, 'the file store could not be looked at');
  });
  if (!foreign) return;
  throw new StartupError(
    `${place} is not where the files of this database are: processes that serve the API need one store, a folder on a disk that they share, or a bucket (S3_*). If all files were moved here, store a file "${foreign.file}" with "${foreign.id}" among them.`,
  );
}

function startWorkers(parts: Parts, { orders, bounties, earn, webhooks }: Domains): void {
  const { relay, sweeps, workers, outbox, transactions, payouts } = parts;
  registerTransactionJobs(workers, transactions);
  registerAgentJobs(workers, createPayoutChanges(parts));
  registerOrderJobs(workers, orders.steps);
  registerBountyJobs(workers, bounties.due);
  registerPayoutJobs(workers, payouts);
  registerSettlementJobs(workers, createSettlementFinisher(parts, { ...orders, ...bounties, ...earn }));
  registerPaymentJobs(workers, orders);
  registerEarnJobs(workers, earn);
  const paying = [
    releasablePayouts(outbox),
    dueReturns(outbox),
    dueSettlements(outbox),
    waitingDeposits(outbox),
    waitingWithdrawals(outbox),
  ];
  const looking = [
    createDueTransactionsSweep(outbox),
    createAgentChangeSweep(outbox),
    ...createOrderSweeps(outbox),
    ...createBountySweeps(outbox),
    ...paying,
  ];
  const pruning = [
    pruneOutboxSweep,
    pruneIdempotencyKeysSweep,
    pruneWebhooks,
    pruneNotifications,
    prunePresentations,
    pruneSignaturesSweep,
    pruneSwaps,
    pruneOauthSweep,
  ];
  const tidying = [...pruning, compactTotalsSweep, statisticsCompactionSweep];
  for (const sweep of [...looking, ...tidying]) sweeps.add(sweep);
  sweeps.start();
  relay.start();
  webhooks.dispatcher.start();
}
