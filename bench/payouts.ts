import { setTimeout as delay } from 'node:timers/promises';
import { BenchPostgres } from './lifecycle/database.ts';
import { prepareFloor } from './lifecycle/floor/prepare.ts';
import { type LocalChains, startLocalChains } from './lifecycle/local-chains.ts';
import type { Network } from './lifecycle/networks.ts';
import { type Entrant, prepareVersions } from './lifecycle/programs.ts';
import { type Line, mapValues, printLines, writeJson } from './lifecycle/report.ts';
import { createClients } from './lifecycle/shop.ts';
import { Stack } from './lifecycle/stack.ts';
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

/**
 * Payouts that are due at the same moment, until the last one is final: this version, the one before payouts were
 * batched, and a floor. Contestants take turns, and those that are not measured are stopped.
 */
const SELLERS = 25;
/** From these, the rate is estimated, and so how many fit into the time of a measurement. */
const PROBE = 25;
const POLL_MS = 100;
const GIVE_UP_MS = 60_000;
const options = readPayoutOptions();

interface Player {
  stack: Stack;
  rate: Partial<Record<Network, number>>;
}

interface Outcome {
  payouts: number;
  perSecond: number;
  seconds: number;
  /** Of all transactions, by payout: gas on EVM chains, lamports on Solana. */
  costEach: number;
  /** Of the largest transactions. */
  batch: { payouts: number; costEach: number };
}

type Players = Partial<Record<Contestant, Player>>;

// so that everything that was started ends too
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

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
  });
  const sellers = await entrant.openShops(stack, SELLERS);
  for (const network of options.networks) {
    await chains.call.mint(network, [stack.treasury[network]], 1_000_000_000_000n);
    if (isFloor) await seedApprovedOrders(stack.database, network, sellers);
    else await approveOrders(stack, chains, network, sellers);
  }
  await stack.stopProcesses('api');
  await keepTemplates(stack.database);
  return { stack, rate: {} };
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

async function payOut(
  player: Player,
  chains: LocalChains,
  network: Network,
  payments: string[],
): Promise<Outcome> {
  const { stack } = player;
  const due = await makeDue(stack.database, network, payments);
  const began = Date.now();
  const settled = await waitUntilSettled(stack, due);
  const [first, last] = [Math.floor(settled.length * 0.1), Math.ceil(settled.length * 0.9) - 1];
  const middleMs = (settled[last] ?? 0) - (settled[first] ?? 0);
  const seconds = ((settled.at(-1) ?? 0) - began) / 1000;
  const transactions = await readTransactions(stack.database, due);
  const costs = await chains.call.readCosts(
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
    batch: { payouts: largest, costEach: average(batches) },
  };
}

function buildLines(
  network: Network,
  single: Partial<Record<Contestant, Outcome>>,
  outcomes: Partial<Record<Contestant, Outcome>>,
): Line[] {
  const unit = network === 'solana-mainnet' ? 'lamports' : 'gas';
  return [
    { path: 'payouts due at once', digits: 0, values: mapValues(outcomes, ({ payouts }) => payouts) },
    {
      path: 'payouts per second',
      values: mapValues(outcomes, ({ perSecond }) => perSecond),
      target: { atLeast: 200 },
    },
    { path: 'seconds until the last is final', values: mapValues(outcomes, ({ seconds }) => seconds) },
    { path: `${unit} each`, digits: 0, values: mapValues(outcomes, ({ costEach }) => costEach) },
    {
      path: 'payouts in the largest transaction',
      digits: 0,
      values: mapValues(outcomes, ({ batch }) => batch.payouts),
    },
    { path: `${unit} each in it`, digits: 0, values: mapValues(outcomes, ({ batch }) => batch.costEach) },
    { path: `${unit} of a single payout`, digits: 0, values: mapValues(single, ({ costEach }) => costEach) },
    {
      path: 'single payout: seconds until final',
      digits: 2,
      values: mapValues(single, ({ seconds }) => seconds),
    },
  ];
}

async function forEach<T>(players: Players, run: (player: Player) => Promise<T>) {
  const results: Partial<Record<Contestant, T>> = {};
  for (const [name, player] of Object.entries(players)) {
    player.stack.resume();
    await delay(500);
    results[name as Contestant] = await run(player);
    player.stack.pause();
  }
  return results;
}

async function measure(players: Players, chains: LocalChains): Promise<object[]> {
  const results: object[] = [];
  const payments = new Map<Network, string[]>();
  for (const network of options.networks) {
    const treasury = Object.values(players)[0]?.stack.treasury[network] ?? '';
    payments.set(network, await createPayments(chains, network, treasury));
  }
  for (const [index, workers] of options.workers.entries()) {
    const added = workers - (options.workers[index - 1] ?? 0);
    for (const { stack } of Object.values(players)) {
      await stack.startProcesses('worker', added);
      stack.pause();
    }
    for (const network of options.networks) {
      const own = payments.get(network) ?? [];
      await forEach(players, async (player) => {
        player.rate[network] ??= (await payOut(player, chains, network, own.slice(0, PROBE))).perSecond;
      });
      const single = await forEach(players, (player) => payOut(player, chains, network, own.slice(0, 1)));
      const outcomes = await forEach(players, (player) => {
        const fitting = Math.max(PROBE, Math.round((player.rate[network] ?? 0) * options.seconds));
        return payOut(player, chains, network, own.slice(0, fitting));
      });
      const title = `${network}, ${workers} worker(s), nodes ${options.rpcDelayMs} ms away`;
      const lines = printLines(title, buildLines(network, single, outcomes));
      results.push({ setting: title, lines, single, outcomes });
    }
  }
  return results;
}

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
  writeJson(options.json, { options, results: await measure(players, chains) });
} finally {
  await Promise.all(Object.values(players).map(({ stack }) => stack.close()));
  await chains.close();
  await postgres.close();
}
