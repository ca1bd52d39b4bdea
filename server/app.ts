import type { Express } from 'express';
import type { Route } from '../generated/routes.gen.ts';
import { adminHandlers } from './admin/handlers.ts';
import { dueTransactions, registerTransactionJobs } from './chain/transactions/jobs.ts';
import { createAdmin, createMoneyGauges } from './composition/admin.ts';
import { createAgentKeys } from './composition/agent-keys.ts';
import { createAgents, createPayoutChanges } from './composition/agents.ts';
import { type BountiesDomain, createBounties } from './composition/bounties.ts';
import { createCreatorFees } from './composition/creator-fees.ts';
import { createEarn, type EarnDomain } from './composition/earn.ts';
import { createFinishing } from './composition/finishing.ts';
import { createMcp } from './composition/mcp.ts';
import { createOauth } from './composition/oauth.ts';
import { createOperations } from './composition/operations.ts';
import { createOrders, type OrdersDomain } from './composition/orders.ts';
import { createParts, type PartOverrides, type Parts } from './composition/parts.ts';
import { createPrices } from './composition/prices.ts';
import { createSwaps } from './composition/swaps.ts';
import { createTokens } from './composition/tokens.ts';
import { createStore, createUploads } from './composition/uploads.ts';
import { createWallets } from './composition/wallets.ts';
import { createWebhooks, type WebhooksDomain } from './composition/webhooks.ts';
import type { Config } from './config/config.ts';
import { explorersOf } from './doors/console/explorers.ts';
import { type ConsoleOptions, consoleRouter } from './doors/console/router.ts';
import { failurePages } from './doors/front/failure-page.ts';
import { frontRouter } from './doors/front/router.ts';
import { healthHandlers } from './doors/health/handlers.ts';
import { createHttpDoor, type HttpDoorOptions } from './doors/http/door.ts';
import { BOARD_PATH, createInternalApp } from './doors/http/internal-app.ts';
import { type Listening, type ListenOptions, listen } from './doors/http/listen.ts';
import { createApiApp, redirectTo } from './doors/http/public-app.ts';
import { recorded } from './doors/http/recorded.ts';
import { UnreadableRequests } from './doors/http/unreadable-request.ts';
import { connectionsHandlers } from './doors/oauth/connections-handlers.ts';
import { oauthHandlers } from './doors/oauth/handlers.ts';
import { oauthMetadataHandlers } from './doors/oauth/metadata-handlers.ts';
import { oauthWording } from './doors/oauth/wording.ts';
import type { ReferenceAddresses } from './doors/reference/addresses.ts';
import type { MoreOperations } from './doors/reference/contract/catalog.ts';
import { referenceRouter } from './doors/reference/router.ts';
import { compactTotals } from './foundation/browse/totals.ts';
import { pendingMigrations } from './foundation/db/migrator.ts';
import { pruneOutbox } from './foundation/outbox/sweeps.ts';
import { formatUsd } from './foundation/platform/money.ts';
import { mountBoard } from './foundation/queue/board.ts';
import { attachAgents } from './identity/attaching.ts';
import { pruneSignatures } from './identity/jobs.ts';
import { pruneOauth } from './identity/oauth/jobs.ts';
import { IdentityService } from './identity/service.ts';
import { authHandlers, profileHandlers } from './market/accounts/handlers.ts';
import { ProfileService } from './market/accounts/profile-service.ts';
import { agentsHandlers } from './market/agents/handlers.ts';
import { dueAgentChanges, registerAgentJobs } from './market/agents/jobs.ts';
import { keysHandlers } from './market/agents/keys/handlers.ts';
import { attachBounties } from './market/bounties/attach-to-user.ts';
import { bountiesHandlers } from './market/bounties/handlers.ts';
import { dueBounties, registerBountyJobs } from './market/bounties/jobs.ts';
import { documentsHandlers, x402ManifestHandlers } from './market/catalog/handlers.ts';
import { x402Handlers } from './market/hiring/handlers.ts';
import { createOrderHandler } from './market/hiring/order-handlers.ts';
import { messagesHandlers } from './market/messages/handlers.ts';
import { MessageService } from './market/messages/service.ts';
import { attachOrders } from './market/orders/attach-to-user.ts';
import { ordersHandlers } from './market/orders/handlers.ts';
import { dueOrders, registerOrderJobs } from './market/orders/jobs.ts';
import { portfolioHandlers } from './market/portfolio/handlers.ts';
import { marketDataHandlers } from './market/prices/handlers.ts';
import type { PriceFeed } from './market/prices/price-feed.ts';
import { orderDetailHandler, reviewsHandlers } from './market/reviews/handlers.ts';
import { ReviewService } from './market/reviews/service.ts';
import { servicesHandlers } from './market/services/handlers.ts';
import { ServicesService } from './market/services/service.ts';
import { compactStatistics } from './market/statistics/compaction.ts';
import { statsHandlers } from './market/statistics/handlers.ts';
import { identityMintHandlers, tokensHandlers } from './market/tokens/handlers.ts';
import { uploadsHandlers } from './market/uploads/handlers.ts';
import { findForeignStore } from './market/uploads/store-identity.ts';
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
import { notificationsHandlers } from './news/notifications/handlers.ts';
import { pruneNotifications } from './news/notifications/prune.ts';
import { NotificationService } from './news/notifications/service.ts';
import { webhooksHandlers } from './news/webhooks/handlers.ts';
import { pruneWebhooks } from './news/webhooks/jobs.ts';
import { HandlerRegistry } from './operations/handler-registry.ts';
import { pruneIdempotencyKeys } from './operations/idempotency/prune.ts';
import type { Operations } from './operations/operations.ts';

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
  moreOperations?: MoreOperations;
}

export interface App {
  parts: Parts;
  operations: Operations;
  publicApp: Express;
  appApp: Express;
  internalApp: Express;
  /** Opens the ports and starts the workers that the role asks for; returns the ports. */
  start(): Promise<{ api?: number; app?: number; internal: number }>;
  /** Not ready at once; then running requests and jobs end, and everything is closed. */
  stop(): Promise<void>;
}

export class StartError extends Error {
  override readonly name = 'StartError';
}

const isHealth = ({ group }: Route) => group === 'health';
const isForApp = (route: Route) => route.host === 'app' || isHealth(route);

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
  const operations = createOperations(parts, handlersOf(parts, domains, overrides));
  const protocols = createMcp(parts, operations);
  const doorTo = (serves: (route: Route) => boolean, pageOf?: HttpDoorOptions['pageOf']) =>
    createHttpDoor({ operations, serves, protocols, pageOf, log: parts.log });
  const addresses = addressesOf(config, overrides);
  const { trustProxy } = config;
  const publicApp = createApiApp({
    trustProxy,
    door: doorTo(({ host }) => host === 'api', failurePages(addresses)),
    extend: (app) => {
      overrides.extendPublic?.(app, parts);
      redirectTo('/mcp', config.appUrl)(app);
      app.use(frontRouter({ addresses, health: parts.health }));
      app.use('/docs', referenceRouter(addresses, overrides.moreOperations));
    },
  });
  const appApp = createApiApp({
    trustProxy,
    door: doorTo(isForApp),
    extend: (app) => {
      const pages = consoleRouter(consoleOptions(config, operations, overrides.sandboxNodes));
      app.use(recorded(pages, { name: 'console', log: parts.log, metrics: parts.metrics }));
    },
  });
  const money = createMoneyGauges(parts);
  const internalApp = createInternalApp({
    metrics: parts.metrics,
    beforeMetrics: async () => void (await Promise.all([parts.workGauges.refresh(), money.refresh()])),
    board: mountBoard(parts.queues, BOARD_PATH),
    adminKey: config.admin.apiKey,
    door: doorTo(isHealth),
  });
  return {
    parts,
    operations,
    publicApp,
    appApp,
    internalApp,
    ...lifecycle(config, parts, { publicApp, appApp, internalApp }, domains),
  };
}

function addressesOf({ baseUrl, appUrl }: Config, { sandboxNodes }: AppOverrides): ReferenceAddresses {
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  return { base, baseUrl, appUrl, isSandbox: sandboxNodes !== undefined };
}

function consoleOptions(
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
      explorers: explorersOf(config),
      watchMs: config.consoleWatchMs,
      sandbox: nodes !== undefined,
    },
    operationPaths: [...all].filter(({ route }) => isForApp(route)).map(({ route }) => route.path),
    nodes,
  };
}

/** What serves requests and works besides. */
interface Domains {
  orders: OrdersDomain;
  bounties: BountiesDomain;
  earn: EarnDomain;
  webhooks: WebhooksDomain;
}

function handlersOf(
  parts: Parts,
  { orders, bounties, earn, webhooks }: Domains,
  overrides: AppOverrides,
): HandlerRegistry {
  const { clock, config, health } = parts;
  const tokens = createTokens(parts);
  const identity = new IdentityService(clock, [attachAgents, attachOrders, attachBounties]);
  const handlers = new HandlerRegistry()
    .registerGroup('health', healthHandlers(health))
    .registerGroup('admin', adminHandlers(createAdmin(parts, orders.orders)))
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
    .registerGroup('oauth', oauthHandlers(createOauth(parts, identity)), oauthWording)
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

type Apps = Pick<App, 'publicApp' | 'appApp' | 'internalApp'>;

function lifecycle(config: Config, parts: Parts, apps: Apps, domains: Domains): Pick<App, 'start' | 'stop'> {
  const opened: Listening[] = [];
  const unreadable = new UnreadableRequests({ baseUrl: config.baseUrl, log: parts.log });
  const open = async (app: Express, options: ListenOptions) => {
    const listening = await listen(app, { ...options, unreadable });
    opened.push(listening);
    return listening.port;
  };
  const { hosts, ports } = config;
  const forAll = { host: hosts.public, hostVariable: 'HOST' };
  const forOperators = { host: hosts.internal, hostVariable: 'INTERNAL_HOST' };
  return {
    async start() {
      await requireMigrated(parts);
      if (config.role !== 'worker') await requireSharedStore(parts);
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

/** A process that keeps files elsewhere than the others cannot serve theirs, nor they its own. */
async function requireSharedStore({ config, orm, log }: Parts): Promise<void> {
  const { dir, s3 } = config.uploads;
  const place = s3 ? 'The bucket S3_BUCKET' : `The folder UPLOAD_DIR (${dir})`;
  const foreign = await findForeignStore(createStore(config), orm.em.fork()).catch((error: unknown) => {
    log.debug({ err: error }, 'the file store could not be looked at');
  });
  if (!foreign) return;
  throw new StartError(
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
  registerSettlementJobs(workers, createFinishing(parts, { ...orders, ...bounties, ...earn }));
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
    dueTransactions(outbox),
    dueAgentChanges(outbox),
    ...dueOrders(outbox),
    ...dueBounties(outbox),
    ...paying,
  ];
  const pruning = [
    pruneOutbox,
    pruneIdempotencyKeys,
    pruneWebhooks,
    pruneNotifications,
    prunePresentations,
    pruneSignatures,
    pruneSwaps,
    pruneOauth,
  ];
  const tidying = [...pruning, compactTotals, compactStatistics];
  for (const sweep of [...looking, ...tidying]) sweeps.add(sweep);
  sweeps.start();
  relay.start();
  webhooks.dispatcher.start();
}
