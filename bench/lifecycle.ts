import { setTimeout as delay } from 'node:timers/promises';
import { BenchPostgres } from './lifecycle/database.ts';
import { prepareFloor } from './lifecycle/floor/prepare.ts';
import { type Client, type LoadResult, preparePayments, runLoad, STEPS } from './lifecycle/load.ts';
import { type LocalChains, startLocalChains } from './lifecycle/local-chains.ts';
import { type Cluster, readLifecycleOptions } from './lifecycle/options.ts';
import { type Entrant, prepareVersions } from './lifecycle/programs.ts';
import { type BenchRedis, hasRedis, startRedis } from './lifecycle/redis.ts';
import {
  type Line,
  mapValues,
  printLines,
  type ReportedLine,
  toMeasurements,
  writeJson,
} from './lifecycle/report.ts';
import { createClients, type Seller } from './lifecycle/shop.ts';
import { Stack } from './lifecycle/stack.ts';
import { divideUsage, type Meter, readUsage, type Usage } from './lifecycle/usage.ts';
import type { Contestant } from './lifecycle/versions.ts';
import { measureX402 } from './lifecycle/x402.ts';
import type { Measurement } from './report/measurement.ts';
import { median, quantile, sum } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * Complete orders over HTTP, from hire to final payout: this version, the one before payments and payouts were made
 * parallel, and a floor of hand-written statements. Rounds alternate, and those that are not measured are stopped.
 */
const SELLERS = 10;
/** The clock of the chains is that far ahead; payments have to be used within that time. */
const SETTLE_MS = 700;
const options = readLifecycleOptions();
const { rpcDelayMs, concurrency } = options;

interface Round extends LoadResult {
  usage: Usage;
}

interface Setting {
  queue: string;
  cluster: Cluster;
}

interface Player {
  stack: Stack;
  sellers: Seller[];
  rounds: Round[];
  idle?: { workerRoundTrips: number };
}

type Players = Partial<Record<Contestant, Player>>;

async function startPlayer(entrant: Entrant, { queue, cluster }: Setting, meter: Meter, redis?: BenchRedis) {
  const { contestant } = entrant.programs;
  const name = `${contestant}_${queue}_${cluster.name.replace('+', '_')}`;
  const stack = await Stack.start({
    programs: entrant.programs,
    postgres: meter.postgres,
    databaseUrl: await entrant.createDatabase(name),
    chains: meter.chains,
    redisUrl: queue === 'redis' ? redis?.createUrl() : undefined,
    apis: cluster.apis,
    workers: cluster.workers,
    relayers: options.relayers,
    env: entrant.env,
    profileFolder: contestant === 'ours' ? options.profileFolder : undefined,
  });
  return { stack, sellers: await entrant.openShops(stack, SELLERS), rounds: [] };
}

async function createAllClients(chains: LocalChains): Promise<Client[]> {
  const groups = options.networks.map(async (network, index) => {
    const count = Math.ceil((concurrency - index) / options.networks.length);
    const wallets = await createClients(chains, network, count);
    return wallets.map((wallet) => ({ network, wallet }));
  });
  return (await Promise.all(groups)).flat();
}

async function playRound(
  player: Player,
  clients: Client[],
  meter: Meter,
  lifecycles: number,
): Promise<Round> {
  const { stack, sellers } = player;
  const load = { stack, chains: meter.chains, sellers, clients, lifecycles, seconds: options.seconds };
  const payments = await preparePayments(load);
  stack.resume();
  await delay(SETTLE_MS);
  const before = await readUsage(meter, stack, 'begin');
  const result = await runLoad(load, payments);
  const after = await readUsage(meter, stack, 'end');
  stack.pause();
  return { ...result, usage: divideUsage(before, after, result.lifecycles) };
}

/** The round trips per second of workers that have nothing to do. */
async function measureIdle({ stack }: Player, meter: Meter): Promise<number> {
  stack.resume();
  await delay(4 * SETTLE_MS);
  const before = await readUsage(meter, stack, 'begin');
  const began = performance.now();
  await delay(3000);
  const after = await readUsage(meter, stack, 'end');
  stack.pause();
  return ((after.roundTrips.worker - before.roundTrips.worker) / (performance.now() - began)) * 1000;
}

const isPayoutJob = (name: string) => /transaction|payout|batch|relay/.test(name);

function buildLines(players: Players): Line[] {
  const of = (pick: (round: Round) => number) => mapValues(players, ({ rounds }) => median(rounds.map(pick)));
  const cpu = (names: readonly (keyof Usage['cpuMs'])[]) =>
    of(({ usage }) => sum(names.map((name) => usage.cpuMs[name])));
  const rate = of(({ perSecond }) => perSecond);
  return [
    {
      path: 'lifecycles per second',
      values: rate,
      target: rpcDelayMs > 0 ? { atLeast: 50 } : { timesBefore: 5 },
    },
    {
      path: 'CPU ms: API, worker, PostgreSQL, Redis',
      values: cpu(['api', 'worker', 'postgres', 'redis']),
      target: { atMost: 30 },
    },
    { path: 'CPU ms: API', values: cpu(['api']) },
    { path: 'CPU ms: worker', values: cpu(['worker']) },
    { path: 'CPU ms: PostgreSQL', values: cpu(['postgres']) },
    { path: 'CPU ms: Redis', values: cpu(['redis']) },
    { path: 'CPU ms: local chains and proxy', values: cpu(['chains', 'proxy']) },
    { path: 'CPU ms: load generator', values: cpu(['driver']) },
    { path: 'WAL KB', values: of(({ usage }) => usage.walBytes / 1024), target: { atMost: 30 } },
    { path: 'API round trips', values: of(({ usage }) => usage.roundTrips.api), target: { atMost: 15 } },
    {
      path: 'worker round trips',
      values: of(({ usage }) => usage.roundTrips.worker),
      target: { atMost: 12 },
    },
    {
      path: 'idle worker: round trips per second',
      values: mapValues(players, ({ idle }) => idle?.workerRoundTrips),
    },
    {
      path: 'jobs per payout',
      digits: 2,
      values: of(({ usage }) =>
        sum(Object.entries(usage.jobs).map(([name, count]) => (isPayoutJob(name) ? count : 0))),
      ),
    },
    { path: 'jobs, all', digits: 2, values: of(({ usage }) => sum(Object.values(usage.jobs))) },
    { path: 'calls to nodes', values: of(({ usage }) => sum(Object.values(usage.rpcCalls))) },
    ...STEPS.flatMap((step) =>
      [0.5, 0.99].map((share) => ({
        path: `${step} p${share * 100} ms`,
        digits: 0,
        values: mapValues(players, ({ rounds }) =>
          quantile(
            rounds.flatMap(({ steps }) => steps[step]),
            share,
          ),
        ),
      })),
    ),
  ];
}

async function measureSetting(
  setting: Setting,
  entrants: readonly Entrant[],
  meter: Meter,
  redis?: BenchRedis,
) {
  const players: Players = {};
  const clients = await createAllClients(meter.chains);
  try {
    for (const entrant of entrants) {
      const player: Player = await startPlayer(entrant, setting, meter, redis);
      players[entrant.programs.contestant] = player;
      // what runs for days is compiled
      await playRound(player, clients, meter, options.lifecycles);
    }
    await meter.postgres.resetStatements();
    for (let round = 0; round < options.rounds; round++)
      for (const player of Object.values(players))
        player.rounds.push(await playRound(player, clients, meter, options.lifecycles));
    for (const player of Object.values(players))
      player.idle = { workerRoundTrips: await measureIdle(player, meter) };
    const title = `${setting.queue} queue, ${setting.cluster.name} (API + workers), ${concurrency} at once, nodes ${rpcDelayMs} ms away`;
    const lines = buildLines(players);
    const printed = printLines(title, lines);
    if (options.profileFolder) await printStatements(players.ours, meter);
    return {
      setting: title,
      lines: printed,
      rounds: mapRounds(players),
      report: toMeasurements(title, lines),
    };
  } finally {
    await Promise.all(Object.values(players).map(({ stack }) => stack.close()));
  }
}

function mapRounds(players: Players) {
  return Object.entries(players).map(([contestant, { rounds }]) => ({
    contestant,
    rounds: rounds.map(({ lifecycles, perSecond, usage }) => ({ lifecycles, perSecond, usage })),
  }));
}

async function printStatements(player: Player | undefined, { postgres }: Meter): Promise<void> {
  if (!player) return;
  const database = new URL(player.stack.env.DATABASE_URL ?? '').pathname.slice(1);
  const count = sum(player.rounds.map(({ lifecycles }) => lifecycles));
  const costs = await postgres.readStatements(database, 15);
  console.table(
    costs.map(({ query, calls, totalMs, walBytes }) => ({
      'calls each': (calls / count).toFixed(2),
      'ms each': (totalMs / count).toFixed(2),
      'WAL bytes each': (walBytes / count).toFixed(0),
      statement: query.slice(0, 140),
    })),
  );
}

/** On the same two cores, more processes must not be slower. Runs differ by a few percent. */
function compareClusters(measured: readonly { setting: string; lines: ReportedLine[] }[]): Line[] {
  return options.queues.flatMap((queue) => {
    const of = (cluster: string) =>
      measured.find(({ setting }) => setting.startsWith(`${queue} queue, ${cluster} `))?.lines[0];
    const [one, two] = [of('1+1'), of('2+2')];
    if (!one || !two) return [];
    const ratio = (name: Contestant) => {
      const [from, to] = [one[name], two[name]];
      return from === undefined || to === undefined ? {} : { [name]: to / from };
    };
    const values = { ...ratio('ours'), ...ratio('before'), ...ratio('floor') };
    return [
      { path: `${queue} queue: rate of 2+2 / rate of 1+1`, digits: 2, values, target: { atLeast: 0.95 } },
    ];
  });
}

/** What was measured in full, and as a report. */
interface Results {
  results: object[];
  report: Measurement[];
}

async function measureLifecycles(
  versions: readonly Entrant[],
  meter: Meter,
  redis?: BenchRedis,
): Promise<Results> {
  const { postgres, chains } = meter;
  const hasFloor = options.contestants.includes('floor') && !options.networks.includes('solana-mainnet');
  const entrants = hasFloor ? [...versions, await prepareFloor(postgres, chains)] : versions;
  const measured: Awaited<ReturnType<typeof measureSetting>>[] = [];
  for (const queue of options.queues.filter((name) => name === 'postgres' || redis))
    for (const cluster of options.clusters)
      measured.push(await measureSetting({ queue, cluster }, entrants, meter, redis));
  const compared = compareClusters(measured);
  if (compared.length > 0) printLines('More processes', compared);
  return {
    results: measured.map(({ report: _, ...result }) => result),
    report: [...measured.flatMap(({ report }) => report), ...toMeasurements('more processes', compared)],
  };
}

await runBench(async () => {
  const postgres = await BenchPostgres.start();
  const chains = await startLocalChains(rpcDelayMs);
  const redis = hasRedis && options.queues.includes('redis') ? await startRedis() : undefined;
  if (!hasRedis) console.log('redis-server is not installed: only the queue in PostgreSQL is measured');
  try {
    const meter: Meter = { postgres, chains, redisPid: redis?.pid };
    const versions = await prepareVersions(postgres, chains, options.contestants, options.before);
    const { results, report } = options.isX402
      ? await measureX402(versions, meter, options)
      : await measureLifecycles(versions, meter, redis);
    writeJson(options.json, { options, results });
    return report;
  } finally {
    await chains.close();
    redis?.close();
    await postgres.close();
  }
});
