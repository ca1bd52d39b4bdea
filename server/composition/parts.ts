import type { lookup } from 'node:dns';
import { Transactions } from '../chain/transactions/transactions.ts';
import { TransferService } from '../chain/transfers/transfers.ts';
import type { Chains } from '../chain/types.ts';
import type { Vaults } from '../chain/vaults/vault.ts';
import type { Config } from '../config/config.ts';
import { createDnsLookup } from '../events/webhooks/dns-lookup.ts';
import { listMissingTimeouts } from '../foundation/db/missing-timeouts.ts';
import type { MikroORM } from '../foundation/db/orm.ts';
import type { ReadReplicas } from '../foundation/db/replicas/read-replicas.ts';
import { readBacklog } from '../foundation/outbox/backlog.ts';
import { Outbox } from '../foundation/outbox/outbox.ts';
import { OutboxRelay } from '../foundation/outbox/relay.ts';
import { SweepRegistry } from '../foundation/outbox/sweeps.ts';
import { OutboxWorkers } from '../foundation/outbox/workers.ts';
import { type Clock, systemClock } from '../foundation/platform/clock.ts';
import { createLogger, type Logger } from '../foundation/platform/log.ts';
import { createMetrics, type Metrics } from '../foundation/platform/metrics.ts';
import { Outage } from '../foundation/platform/outage.ts';
import { ChangeListener } from '../foundation/public-cache/change-listener.ts';
import { PublicCache } from '../foundation/public-cache/public-cache.ts';
import { JOBS } from '../foundation/queue/jobs.ts';
import { Queues } from '../foundation/queue/queues.ts';
import { createRedisOutage } from '../foundation/queue/redis-outage.ts';
import { AgentWallets } from '../identity/agent-wallets.ts';
import { WalletKeys } from '../identity/wallet-keys.ts';
import { LedgerService } from '../money/ledger/service.ts';
import { TreasuryBalances } from '../money/ledger/treasury-balances.ts';
import { Payouts } from '../money/payouts/payouts.ts';
import { RecipientRules } from '../money/payouts/recipient-rules.ts';
import type { LimitStore } from '../operations/limits/limit-store.ts';
import { createPostgresLimitStore } from '../operations/limits/postgres-store.ts';
import { createRedisLimitStore } from '../operations/limits/redis-store.ts';
import { BacklogGauges } from '../web/health/backlog-gauges.ts';
import { Health } from '../web/health/health.ts';
import type { CachedResponse } from '../web/http/cached-response.ts';
import { closeChains, createChains } from './chains.ts';
import { openDatabase } from './open-database.ts';
import { openReplicas } from './open-replicas.ts';
import { openTreasurySigners } from './treasuries.ts';
import { createVaults } from './vaults.ts';

export interface PartOverrides {
  clock?: Clock;
  log?: Logger;
  /** Resolves the hosts that users name; the system's name servers by default. */
  dnsLookup?: typeof lookup;
  /** Undefined if requests are not limited. */
  limits?: LimitStore;
}

/** Shared dependencies of services, handlers and jobs. */
export interface Parts {
  config: Config;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  orm: MikroORM;
  /** Undefined if everything is read from the primary. */
  replicas: ReadReplicas | undefined;
  queues: Queues;
  outbox: Outbox;
  relay: OutboxRelay;
  workers: OutboxWorkers;
  sweeps: SweepRegistry;
  limits: LimitStore | undefined;
  /** Undefined if public responses are not cached. */
  publicCache: PublicCache<CachedResponse> | undefined;
  health: Health;
  workGauges: BacklogGauges;
  chains: Chains;
  /** Venues for deposits, by key. */
  vaults: Vaults;
  /** The keys that we hold for agents. */
  wallets: AgentWallets;
  /** Resolves the hosts that users name. */
  dnsLookup: typeof lookup;
  transactions: Transactions;
  transfers: TransferService;
  payouts: Payouts;
  /** Checks which addresses money can be sent to. */
  recipients: RecipientRules;
  /** The treasuries' balances. */
  treasury: TreasuryBalances;
  /** Waits for running jobs and takes no new ones. */
  drain(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}

export async function createParts(config: Config, overrides: PartOverrides): Promise<Parts> {
  const { databaseUrl, databasePoolSize, databaseTimeoutMs, preparedStatements, redis } = config;
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createDefaultLogger(config);
  const treasuries = await openTreasurySigners(config);
  const publicCache = createPublicCache(config);
  const orm = await openDatabase(databaseUrl, {
    poolSize: databasePoolSize,
    statementTimeoutMs: databaseTimeoutMs,
    preparedStatements,
    onPublished: publicCache && ((tags) => publicCache.publish(tags.split(' '))),
    log,
  });
  const { em } = orm;
  await warnOfMissingTimeouts(orm, log);
  const { directDatabaseUrl } = config;
  const changeListener =
    publicCache && new ChangeListener({ databaseUrl: directDatabaseUrl, em, cache: publicCache, log });
  changeListener?.start();
  const jobs = Object.keys(JOBS);
  const metrics = createMetrics();
  const replicas = await openReplicas(config, { em, metrics, log });
  replicas?.start();
  const onRun = (job: string, outcome: string) => metrics.jobs.inc({ job, outcome });
  const outage = redis ? createRedisOutage(redis, log) : undefined;
  const queues = new Queues({
    databaseUrl: directDatabaseUrl,
    redis,
    outage,
    jobs,
    log,
    onJobFinished: onRun,
  });
  const relay = new OutboxRelay({ em, databaseUrl: directDatabaseUrl, queues, jobs, clock, log });
  const sweeps = new SweepRegistry({ em, clock, log });
  const limits = config.rateLimits ? (overrides.limits ?? createLimitStore(config, log, outage)) : undefined;
  const chains = createChains(config, treasuries, { metrics });
  const { vaults, close: closeVaults } = createVaults(config, treasuries, { clock, metrics });
  const outbox = new Outbox(clock, JOBS);
  const wallets = new AgentWallets({ em, keys: new WalletKeys(config.masterKeys), clock });
  const transactions = new Transactions({ em, chains, signers: wallets, outbox, clock, log });
  const transfers = new TransferService({
    em,
    chains,
    transactions,
    clock,
    log,
    onBatch: (network, count) => metrics.batchTransfers.observe({ network }, count),
  });
  return {
    config,
    clock,
    log,
    metrics,
    orm,
    replicas,
    queues,
    outbox,
    relay,
    workers: new OutboxWorkers({ em, queues, jobs: JOBS, clock }),
    sweeps,
    limits,
    publicCache,
    health: createHealth(config, { orm, queues, log }),
    workGauges: new BacklogGauges({
      metrics,
      backlog: () => readBacklog(em.fork(), clock.now()),
      queueDepths: () => queues.countJobs(),
      onFailure: (err) => log.warn({ err }, 'backlog metrics failed'),
    }),
    chains,
    vaults,
    wallets,
    dnsLookup: overrides.dnsLookup ?? createDnsLookup(),
    transactions,
    transfers,
    payouts: new Payouts({ transfers, ledger: new LedgerService(clock), clock }),
    recipients: new RecipientRules(chains, vaults),
    treasury: new TreasuryBalances({
      em,
      chains,
      onFailure: (network, err) => log.warn({ err, network }, 'treasury balance read failed'),
    }),
    async drain(timeoutMs) {
      await Promise.all([relay.stop(), sweeps.stop()]);
      await queues.close(timeoutMs);
    },
    async close() {
      await changeListener?.stop();
      await Promise.all([
        limits?.close(),
        closeChains(chains),
        closeVaults(),
        replicas?.close(),
        orm.close(true),
      ]);
    },
  };
}

function createDefaultLogger({ environment, logLevel }: Config): Logger {
  return createLogger({ level: logLevel, pretty: environment === 'development' && process.stdout.isTTY });
}

/** Without them, a process that freezes in a transaction holds its locks until somebody notices. */
async function warnOfMissingTimeouts({ em }: MikroORM, log: Logger): Promise<void> {
  const missing = await listMissingTimeouts(em.fork());
  if (missing.length === 0) return;
  log.warn(
    `The pooler in DATABASE_URL ignores ${missing.join(', ')}: set them in its connect_query, as deploy/pgbouncer/pgbouncer.ini does.`,
  );
}

/** Only processes that serve the API have one. */
function createPublicCache({ role, publicCacheBytes }: Config): PublicCache<CachedResponse> | undefined {
  return role !== 'worker' && publicCacheBytes > 0 ? new PublicCache(publicCacheBytes) : undefined;
}

function createLimitStore(
  { redis, databaseUrl, preparedStatements }: Config,
  log: Logger,
  outage: Outage | undefined,
): LimitStore {
  if (redis) return createRedisLimitStore(redis, log, outage);
  return createPostgresLimitStore(databaseUrl, log, { preparedStatements });
}

function createHealth({ role }: Config, { orm, queues, log }: Pick<Parts, 'orm' | 'queues' | 'log'>): Health {
  const outageOf = (check: string) =>
    new Outage({
      log: log.child({ check }),
      describeOutage: (reason) => `The ${check} is unavailable (${reason})`,
      recoveryMessage: `The ${check} is available again`,
    });
  const outages = { database: outageOf('database'), queue: outageOf('queue') };
  return new Health({
    database: () => orm.em.fork().execute('select 1'),
    queue: () => queues.assertReachable(),
    // work that requests leave for workers waits in the database
    requiredChecks: role === 'api' ? ['database'] : ['database', 'queue'],
    onFailure: (check, error) => outages[check].reportFailure(error),
    onSuccess: (check) => outages[check].reportRecovery(),
  });
}
