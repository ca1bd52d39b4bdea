import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Those of the process, which are measured as long as it runs, however many servers it starts and stops. */
const processMetrics = new Registry();

function registerProcessMetrics(registry: Registry): void {
  if (processMetrics.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: processMetrics });
  for (const { name } of processMetrics.getMetricsAsArray()) {
    const metric = processMetrics.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
}

/** One registry per server, so that several can run in one process. */
export function createMetrics() {
  const registry = new Registry();
  registerProcessMetrics(registry);
  const registers = [registry];
  return {
    registry,
    httpDuration: new Histogram({
      name: 'market_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the end of its response',
      labelNames: ['operation', 'status'] as const,
      buckets: SECONDS,
      registers,
    }),
    rpcDuration: new Histogram({
      name: 'market_chain_rpc_duration_seconds',
      help: 'Duration of one call to a chain node',
      labelNames: ['network', 'method', 'outcome'] as const,
      buckets: SECONDS,
      registers,
    }),
    jobs: new Counter({
      name: 'market_jobs_total',
      help: 'Jobs run, by name and outcome',
      labelNames: ['job', 'outcome'] as const,
      registers,
    }),
    replicaReads: new Counter({
      name: 'market_replica_reads_total',
      help: 'Reads that a replica may serve, by the server that did: replica or primary',
      labelNames: ['server'] as const,
      registers,
    }),
    replicaReady: new Gauge({
      name: 'market_replica_ready',
      help: 'Whether a replica is used: 0 while it is behind or gone',
      labelNames: ['replica'] as const,
      registers,
    }),
    outboxPending: new Gauge({
      name: 'market_outbox_pending',
      help: 'Outbox rows that are due and not done',
      registers,
    }),
    outboxLag: new Gauge({
      name: 'market_outbox_lag_seconds',
      help: 'Age of the oldest due outbox row',
      registers,
    }),
    outboxDeadLetters: new Gauge({
      name: 'market_outbox_dead_letters',
      help: 'Outbox rows that have used up their attempts',
      registers,
    }),
    treasuryBalance: new Gauge({
      name: 'market_treasury_balance',
      help: 'Balance of a treasury on its chain, in whole units of the asset: USDC, or the coin that pays fees',
      labelNames: ['network', 'asset'] as const,
      registers,
    }),
    ledgerBalance: new Gauge({
      name: 'market_ledger_treasury_usdc',
      help: 'Treasury balance according to the ledger',
      labelNames: ['network'] as const,
      registers,
    }),
    ledgerDifference: new Gauge({
      name: 'market_ledger_difference_usdc',
      help: 'Treasury balance minus the balance in the ledger; negative while money is being sent, or missing',
      labelNames: ['network'] as const,
      registers,
    }),
    outgoing: new Gauge({
      name: 'market_outgoing_in_trouble',
      help: 'Payouts, refunds and returns that are held, being retried or failed for good',
      labelNames: ['kind', 'trouble'] as const,
      registers,
    }),
    paymentsLost: new Gauge({
      name: 'market_payments_lost',
      help: 'Payments that their chain dropped after they were spent',
      labelNames: ['network'] as const,
      registers,
    }),
    transfersWaiting: new Gauge({
      name: 'market_transfers_waiting',
      help: 'Transfers out of a treasury that are due and not signed',
      labelNames: ['network'] as const,
      registers,
    }),
    transferWaitSeconds: new Gauge({
      name: 'market_transfers_wait_seconds',
      help: 'How long the oldest of them has been due',
      labelNames: ['network'] as const,
      registers,
    }),
    transfersInFlight: new Gauge({
      name: 'market_transfers_in_flight',
      help: 'Transfers in batches that are signed and not final',
      labelNames: ['network'] as const,
      registers,
    }),
    batchesInFlight: new Gauge({
      name: 'market_batches_in_flight',
      help: 'Batches of transfers that are signed and not final, by the wallet that pays for them',
      labelNames: ['network', 'sender'] as const,
      registers,
    }),
    batchTransfers: new Histogram({
      name: 'market_batch_transfers',
      help: 'Transfers in a batch',
      labelNames: ['network'] as const,
      buckets: [1, 2, 5, 10, 15, 20, 25],
      registers,
    }),
    relayerBalance: new Gauge({
      name: 'market_relayer_balance',
      help: 'Balance of a relayer in the coin that pays fees',
      labelNames: ['network', 'address'] as const,
      registers,
    }),
    disputes: new Gauge({
      name: 'market_disputes_open',
      help: "Orders waiting for an operator's decision",
      registers,
    }),
    queueDepth: new Gauge({
      name: 'market_queue_depth',
      help: 'Jobs on the queue, by name and state',
      labelNames: ['job', 'state'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
