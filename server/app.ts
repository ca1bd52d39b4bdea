import type { RequestListener } from 'node:http';
import type { Express } from 'express';
import type { Route } from '../generated/routes.gen.ts';
import { createMoneyGauges, createTransferGauges } from './admin/module.ts';
import { createModules, type ModuleOverrides } from './composition/modules.ts';
import { createOperations } from './composition/operations.ts';
import { createParts, type PartOverrides, type Parts } from './composition/parts.ts';
import { createProtocols } from './composition/protocols.ts';
import { createServices } from './composition/services.ts';
import type { Config } from './config/config.ts';
import { loadContract } from './contract/contract-document.ts';
import type { DomainModule } from './contract/domain-module.ts';
import { listPendingMigrations } from './foundation/db/migrator.ts';
import { formatUsd } from './foundation/platform/money.ts';
import { createBoardHandler } from './foundation/queue/board.ts';
import { listListingsFrom, listPageStarts } from './market/catalog/listing-pages.ts';
import { createFileStore } from './market/uploads/module.ts';
import { findStoreMismatch } from './market/uploads/store-identity.ts';
import type { Operations } from './operations/operations.ts';
import { buildExplorers } from './web/console/explorers.ts';
import { type ConsoleOptions, createConsoleRouter } from './web/console/router.ts';
import { createAppDocuments, createDiscoveryRouter } from './web/discovery/router.ts';
import type { ListingSource } from './web/discovery/sitemaps.ts';
import { createFailurePageRenderer } from './web/front/failure-page.ts';
import { createFrontRouter } from './web/front/router.ts';
import { createFastPath } from './web/http/fast-path.ts';
import { BOARD_PATH, createInternalApp } from './web/http/internal-app.ts';
import { type ListeningServer, type ListenOptions, listen } from './web/http/listen.ts';
import { MalformedRequests } from './web/http/malformed-request.ts';
import { createOperationHandler, type OperationHandlerOptions } from './web/http/operation-handler.ts';
import { addRedirect, createApiApp } from './web/http/public-app.ts';
import { PublicResponses } from './web/http/public-responses.ts';
import { recordRequests } from './web/http/record-requests.ts';
import type { ExtraOperations } from './web/reference/contract/catalog.ts';
import { createReferenceRouter } from './web/reference/router.ts';
import { createLazySite } from './web/reference/site.ts';
import type { ReferenceUrls } from './web/reference/urls.ts';

/** Overrides for programs that embed the server, such as the sandbox: a clock, a log, additional routes. */
export interface AppOverrides extends PartOverrides, ModuleOverrides {
  /** RPC URLs for temporary console wallets; only the sandbox offers them. */
  sandboxNodes?: readonly string[];
  /** Mounts paths that are not in the contract, before all others. */
  extendPublic?: (app: Express, parts: Parts) => void;
  /** Descriptions of these paths for the reference. */
  extraOperations?: ExtraOperations;
}

export interface App {
  parts: Parts;
  operations: Operations;
  publicApp: Express;
  consoleApp: Express;
  internalApp: Express;
  /** Opens the ports and starts the workers of the role; returns the ports. */
  start(): Promise<{ api?: number; app?: number; internal: number }>;
  /**
   * Reports not ready at once, finishes running requests and jobs, then closes everything. Connections that are idle
   * can be used for `idleMs` more.
   */
  stop(idleMs?: number): Promise<void>;
}

export class StartupError extends Error {
  override readonly name = 'StartupError';
}

const createListingSource = ({ orm }: Parts): ListingSource => ({
  listPageStarts: () => listPageStarts(orm.em.fork()),
  listListingsFrom: (start) => listListingsFrom(orm.em.fork(), start),
});

const isHealthRoute = ({ group }: Route) => group === 'health';
const isAppRoute = (route: Route) => route.host === 'app' || isHealthRoute(route);

/** Wires the server from its configuration. Opens connections but no port. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  const parts = await createParts(config, overrides);
  const modules = createModules(parts, createServices(parts), overrides);
  const operations = createOperations(parts, modules);
  const protocols = createProtocols(parts, operations);
  const publicResponses = new PublicResponses({
    cache: parts.publicCache,
    reads: Object.assign({}, ...modules.map((module) => module.publicReads)),
    operations: operations.all,
    contract: loadContract(),
  });
  const createHandler = (serves: (route: Route) => boolean, pageOf?: OperationHandlerOptions['renderPage']) =>
    createOperationHandler({
      operations,
      isServed: serves,
      protocols,
      publicResponses,
      renderPage: pageOf,
      log: parts.log,
    });
  const addresses = buildReferenceAddresses(config, overrides);
  const getSite = createLazySite(addresses, overrides.extraOperations);
  const { trustProxy } = config;
  const publicApp = createApiApp({
    trustProxy,
    operationHandler: createHandler(({ host }) => host === 'api', createFailurePageRenderer(addresses)),
    extend: (app) => {
      overrides.extendPublic?.(app, parts);
      addRedirect('/mcp', config.appUrl)(app);
      app.use(createDiscoveryRouter(addresses, getSite, createListingSource(parts)));
      app.use(createFrontRouter({ addresses, health: parts.health }));
      app.use('/docs', createReferenceRouter(addresses, getSite));
    },
  });
  const consoleApp = createApiApp({
    trustProxy,
    operationHandler: createHandler(isAppRoute),
    extend: (app) => {
      app.use(createAppDocuments(addresses));
      const pages = createConsoleRouter(buildConsoleOptions(config, operations, overrides.sandboxNodes));
      app.use(recordRequests(pages, { name: 'console', log: parts.log, metrics: parts.metrics }));
    },
  });
  const gauges = [parts.workGauges, createMoneyGauges(parts), createTransferGauges(parts)];
  const internalApp = createInternalApp({
    metrics: parts.metrics,
    beforeMetrics: async () => void (await Promise.all(gauges.map((one) => one.refresh()))),
    board: createBoardHandler(parts.queues, BOARD_PATH),
    adminKey: config.admin.apiKey,
    operationHandler: createHandler(isHealthRoute),
  });
  return {
    parts,
    operations,
    publicApp,
    consoleApp,
    internalApp,
    ...createLifecycle(
      config,
      parts,
      {
        publicApp: createFastPath(publicResponses, parts.log, publicApp),
        consoleApp,
        internalApp,
      },
      modules,
    ),
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

type Apps = Record<'publicApp' | 'consoleApp' | 'internalApp', RequestListener>;

function createLifecycle(
  config: Config,
  parts: Parts,
  apps: Apps,
  modules: readonly DomainModule[],
): Pick<App, 'start' | 'stop'> {
  const opened: ListeningServer[] = [];
  const unreadable = new MalformedRequests({ baseUrl: config.baseUrl, log: parts.log });
  const open = async (app: RequestListener, options: ListenOptions) => {
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
      if (config.role !== 'api') startWorkers(parts, modules);
      if (config.role === 'worker') return { internal };
      const api = await open(apps.publicApp, { ...forAll, port: ports.api, portVariable: 'PORT' });
      const app = await open(apps.consoleApp, { ...forAll, port: ports.app, portVariable: 'APP_PORT' });
      return { api, app, internal };
    },
    async stop(idleMs = 0) {
      parts.health.drain();
      const [internal, ...serving] = opened.splice(0);
      const patience = config.shutdownTimeoutMs * DRAIN_FRACTION;
      await Promise.all([
        ...serving.map(({ close }) => close({ timeoutMs: patience, idleMs })),
        ...modules.map((module) => module.stop?.(patience)),
        parts.drain(patience),
      ]);
      // last, so that operators can watch the shutdown of the others
      await internal?.close({ timeoutMs: 0 });
      await parts.close();
    },
  };
}

/** Share of the shutdown timeout for running work; the rest is for closing connections. */
const DRAIN_FRACTION = 0.8;

async function assertMigrated({ orm }: Parts): Promise<void> {
  const pending = await listPendingMigrations(orm);
  if (pending.length === 0) return;
  throw new StartupError(
    `The database is not up to date (${pending.join(', ')}): run \`npm run db:migrate\` first.`,
  );
}

/** Processes with different file storage cannot serve each other's files. */
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

function startWorkers({ relay, sweeps, workers }: Parts, modules: readonly DomainModule[]): void {
  for (const { jobs } of modules) jobs?.(workers);
  for (const { due = [] } of modules) for (const sweep of due) sweeps.add(sweep);
  for (const { prune = [] } of modules) for (const sweep of prune) sweeps.add(sweep);
  sweeps.start();
  relay.start();
  for (const { start } of modules) start?.();
}
