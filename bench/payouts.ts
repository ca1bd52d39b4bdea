import { setTimeout as delay } from 'node:timers/promises';
import { BenchPostgres } from './lifecycle/database.ts';
import { prepareFloor } from './lifecycle/floor/prepare.ts';
import { type LocalChains, startLocalChains } from './lifecycle/local-chains.ts';
import type { Network } from './lifecycle/networks.ts';
import { type Entrant, prepareVersions } from './lifecycle/programs.ts';
import {
  type Line,
  mapValues,
  printLines,
  type ReportedLine,
  toMeasurements,
  writeJson,
} from './lifecycle/report.ts';
import { createClients } from './lifecycle/shop.ts';
import { Stack } from './lifecycle/stack.ts';
import { divideUsage, type Meter, readUsage, type Usage } from './lifecycle/usage.ts';
import type { Contestant } from './lifecycle/versions.ts';
import { approveOrders, seedApprovedOrders } from './payouts/approved-orders.ts';
import { readPayoutOptions } from './payouts/options.ts';
import {
  type DuePayouts,
  describeOpen,
  keepTemplates,
  makeDue,
  readSettlements,
  readTransactions,
} from './payouts/templates.ts';
import type { Measurement } from './report/measurement.ts';
import { sum } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

/**
 * Payouts that are due at the same moment, until the last one is final: this version, the one before payouts were
 * batched, and a floor. Contestants take turns; the workers of those that are not measured do not run.
 */
const SELLERS = 25;
/** From these, the rate is estimated, and so how many fit into the time of a measurement. */
const PROBE = 25;
const POLL_MS = 100;
const GIVE_UP_MS = 120_000;
const options = readPayoutOptions();

interface Player {
  stack: Stack;
}

interface Outcome {
  payouts: number;
  perSecond: number;
  seconds: number;
  /** Of all transactions, by payout: gas on EVM chains, lamports on Solana. */
  costEach: number;
  /** By payout. */
  usage: Usage;
  /** Of the largest transactions. */
  batch: { payouts: number; costEach: number };
}

type Players = Partial<Record<Contestant, Player>>;

async function startPlayer(entrant: Entrant, postgres: BenchPostgres, chains: LocalChains): Promise<Player> {
  const { programs, env } = entrant;
  const isFloor = programs.contestant === 'floor';
  const stack = await Stack.start({
    programs,
    postgres,
    databaseUrl: await entrant.createDatabase(`${programs.contestant}_payouts`),
    chains,
    apis: isFloor ? 0 : 1,
    workers: 0,
    relayers: options.relayers,
    env,
    profileFolder: programs.contestant === 'ours' ? options.profileFolder : undefined,
  });
  const sellers = await entrant.openShops(stack, SELLERS);
  for (const network of options.networks) {
    await chains.call.mint(network, [stack.treasury[network]], 1_000_000_000_000n);
    if (isFloor) await seedApprovedOrders(stack.database, network, sellers);
    else await approveOrders(stack, chains, network, sellers);
  }
  await stack.stopProcesses('api');
  await keepTemplates(stack.database);
  return { stack };
}

/** Payments that are final, to fund the payouts. */
async function createPayments(chains: LocalChains, network: Network, to: string): Promise<string[]> {
  const [payer] = await createClients(chains, network, 1);
  const key = payer?.key ?? '';
  const [references = []] = await chains.call.pay([
    { network, key, to, micro: 1_000_000n, count: options.payouts },
  ]);
  return references;
}

async function waitUntilSettled({ database, contestant }: Stack, due: DuePayouts): Promise<number[]> {
  const deadline = performance.now() + GIVE_UP_MS;
  for (;;) {
    const settled = await readSettlements(database, due);
    if (settled.length >= due.count) return settled;
    if (performance.now() > deadline)
      throw new Error(
        `${contestant}: of ${due.count} payouts, ${settled.length} are final after ${GIVE_UP_MS} ms: ${await describeOpen(database, due)}`,
      );
    await delay(POLL_MS);
  }
}

async function payOut(stack: Stack, meter: Meter, network: Network, payments: string[]): Promise<Outcome> {
  const due = await makeDue(stack.database, network, payments);
  const began = Date.now();
  const before = await readUsage(meter, stack, 'begin');
  const settled = await waitUntilSettled(stack, due);
  const usage = divideUsage(before, await readUsage(meter, stack, 'end'), due.count);
  const [first, last] = [Math.floor(settled.length * 0.1), Math.ceil(settled.length * 0.9) - 1];
  const middleMs = (settled[last] ?? 0) - (settled[first] ?? 0);
  const seconds = ((settled.at(-1) ?? 0) - began) / 1000;
  const transactions = await readTransactions(stack.database, due);
  const costs = await meter.chains.call.readCosts(
    network,
    transactions.map(({ reference }) => reference),
  );
  const all = transactions.map(({ payouts }, index) => ({ payouts, cost: costs[index] ?? 0 }));
  const largest = Math.max(...all.map(({ payouts }) => payouts));
  const batches = all.filter(({ payouts }) => payouts === largest);
  const average = (of: typeof all) =>
    of.reduce((total, { cost }) => total + cost, 0) / of.reduce((total, { payouts }) => total + payouts, 0);
  return {
    payouts: due.count,
    // one transaction may settle them all at the same moment
    perSecond: middleMs > 50 ? ((last - first) / middleMs) * 1000 : due.count / seconds,
    seconds,
    costEach: average(all),
    usage,
    batch: { payouts: largest, costEach: average(batches) },
  };
}

interface Result {
  setting: string;
  lines: ReportedLine[];
  turns: Partial<Record<Contestant, Turn>>;
  report: Measurement[];
}

interface Turn {
  single: Outcome;
  many: Outcome;
}

function buildLines(network: Network, turns: Partial<Record<Contestant, Turn>>): Line[] {
  const unit = network === 'solana-mainnet' ? 'lamports' : 'gas';
  const cpu = (names: readonly (keyof Usage['cpuMs'])[]) =>
    mapValues(turns, ({ many }) => sum(names.map((name) => many.usage.cpuMs[name])));
  return [
    {
      path: 'payouts due at once',
      digits: 0,
      values: mapValues(turns, ({ many }) => many.payouts),
      isReported: true,
    },
    {
      path: 'payouts per second',
      values: mapValues(turns, ({ many }) => many.perSecond),
      target: { atLeast: 200 },
    },
    {
      path: 'seconds until the last is final',
      values: mapValues(turns, ({ many }) => many.seconds),
      isReported: true,
    },
    {
      path: 'calls to nodes each',
      values: mapValues(turns, ({ many }) => sum(Object.values(many.usage.rpcCalls))),
    },
    { path: 'CPU ms each: worker', values: cpu(['worker']) },
    { path: 'CPU ms each: PostgreSQL', values: cpu(['postgres']) },
    { path: 'CPU ms each: local chains and proxy', values: cpu(['chains', 'proxy']) },
    {
      path: `${unit} each`,
      digits: 0,
      values: mapValues(turns, ({ many }) => many.costEach),
      isReported: true,
    },
    {
      path: 'payouts in the largest transaction',
      digits: 0,
      values: mapValues(turns, ({ many }) => many.batch.payouts),
    },
    { path: `${unit} each in it`, digits: 0, values: mapValues(turns, ({ many }) => many.batch.costEach) },
    {
      path: `${unit} of a single payout`,
      digits: 0,
      values: mapValues(turns, ({ single }) => single.costEach),
      isReported: true,
    },
    {
      path: 'single payout: seconds until final',
      digits: 2,
      values: mapValues(turns, ({ single }) => single.seconds),
    },
  ];
}

async function takeTurn(
  { stack }: Player,
  meter: Meter,
  network: Network,
  workers: number,
  payments: string[],
): Promise<Turn> {
  await stack.startProcesses('worker', workers);
  try {
    const pay = (count: number) => payOut(stack, meter, network, payments.slice(0, count));
    const { perSecond } = await pay(PROBE);
    const single = await pay(1);
    return { single, many: await pay(Math.max(PROBE, Math.round(perSecond * options.seconds))) };
  } finally {
    await stack.stopProcesses('worker');
  }
}

async function measure(players: Players, meter: Meter): Promise<Result[]> {
  const results: Result[] = [];
  const payments = new Map<Network, string[]>();
  for (const network of options.networks) {
    const treasury = Object.values(players)[0]?.stack.treasury[network] ?? '';
    payments.set(network, await createPayments(meter.chains, network, treasury));
  }
  for (const workers of options.workers)
    for (const network of options.networks) {
      const turns: Partial<Record<Contestant, Turn>> = {};
      for (const [name, player] of Object.entries(players))
        turns[name as Contestant] = await takeTurn(
          player,
          meter,
          network,
          workers,
          payments.get(network) ?? [],
        );
      const title = `${network}, ${workers} worker(s), nodes ${options.rpcDelayMs} ms away`;
      const lines = buildLines(network, turns);
      results.push({
        setting: title,
        lines: printLines(title, lines),
        turns,
        report: toMeasurements(title, lines),
      });
    }
  return results;
}

await runBench(async () => {
  const postgres = await BenchPostgres.start();
  const chains = await startLocalChains(options.rpcDelayMs);
  const players: Players = {};
  try {
    const versions = await prepareVersions(postgres, chains, options.contestants, options.before);
    const entrants = options.contestants.includes('floor')
      ? [...versions, await prepareFloor(postgres, chains)]
      : versions;
    for (const entrant of entrants)
      players[entrant.programs.contestant] = await startPlayer(entrant, postgres, chains);
    const results = await measure(players, { postgres, chains, redisPid: undefined });
    writeJson(options.json, { options, results: results.map(({ report: _, ...result }) => result) });
    return results.flatMap(({ report }) => report);
  } finally {
    await Promise.all(Object.values(players).map(({ stack }) => stack.close()));
    await chains.close();
    await postgres.close();
  }
});
