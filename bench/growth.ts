import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { readSizes, subtractSizes, type TableSize } from './growth/table-sizes.ts';
import { BenchPostgres } from './lifecycle/database.ts';
import { preparePayments, runLoad } from './lifecycle/load.ts';
import { type LocalChains, startLocalChains } from './lifecycle/local-chains.ts';
import { type Entrant, prepareVersions } from './lifecycle/programs.ts';
import { createClients } from './lifecycle/shop.ts';
import { Stack } from './lifecycle/stack.ts';
import type { Measurement } from './report/measurement.ts';
import { runBench } from './report/run-bench.ts';

/**
 * Bytes that an order leaves in the database, with all its rows and their index entries: right after its payout, and
 * without the tables whose rows are deleted after a time. `--before <ref>` measures another version in the same run.
 */
const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    orders: { type: 'string', default: '400' },
    tables: { type: 'boolean', default: false },
  },
});
const ORDERS = Number(options.orders);
const NETWORK = 'base-mainnet';
const CLIENTS = 16;
const SELLERS = 4;
const MAX_KB = 6;
/** Rows are not updated after that, and then counted as they are. */
const SETTLE_MS = 3000;

/** Deleted after a time, or added up within minutes. */
const TRANSIENT = new Set([
  'ledger_balance_changes',
  'order_count_changes',
  'statistic_changes',
  'feed_events',
  'notifications',
  'outbox',
  'webhook_attempts',
  'webhook_deliveries',
  'payment_presentations',
  'used_signatures',
  'idempotency_keys',
  'unfinal_payments',
]);

async function measureGrowth(entrant: Entrant, postgres: BenchPostgres, chains: LocalChains) {
  const { contestant } = entrant.programs;
  const stack = await Stack.start({
    programs: entrant.programs,
    postgres,
    databaseUrl: await entrant.createDatabase(`growth_${contestant}`),
    chains,
    apis: 1,
    workers: 1,
    relayers: 2,
  });
  try {
    const sellers = await entrant.openShops(stack, SELLERS);
    const wallets = await createClients(chains, NETWORK, CLIENTS);
    const clients = wallets.map((wallet) => ({ network: NETWORK, wallet }) as const);
    const load = { stack, chains, sellers, clients, seconds: 600 };
    const run = async (lifecycles: number) => {
      const all = { ...load, lifecycles };
      const { lifecycles: done } = await runLoad(all, await preparePayments(all));
      if (done !== lifecycles) throw new Error(`${done} of ${lifecycles} orders were paid out`);
      await delay(SETTLE_MS);
      return readSettledSizes(stack.database);
    };
    const before = await run(CLIENTS);
    return subtractSizes(before, await run(ORDERS), ORDERS);
  } finally {
    await stack.close();
  }
}

/** Without free space, whose amount depends on when PostgreSQL last cleaned up. */
async function readSettledSizes(database: pg.Pool): Promise<TableSize[]> {
  await database.query('vacuum full');
  return readSizes(database);
}

const sumKb = (sizes: readonly TableSize[]) =>
  sizes.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0) / 1024;

function buildReport(ours: readonly TableSize[], before: readonly TableSize[] | undefined): Measurement[] {
  const line = (path: string, pick: (size: TableSize) => boolean, atMost?: number): Measurement => ({
    path,
    unit: 'KB per order',
    ours: sumKb(ours.filter(pick)),
    ...(before && { reference: { name: 'before', value: sumKb(before.filter(pick)) } }),
    ...(atMost !== undefined && { bound: { atMost } }),
  });
  const names = ours.filter((size) => sumKb([size]) >= 0.1).map(({ table }) => table);
  return [
    line('all rows of an order, right after its payout', () => true, MAX_KB),
    line('what stays for good', ({ table }) => !TRANSIENT.has(table), MAX_KB),
    ...names.map((name) => line(name, ({ table }) => table === name)),
  ];
}

await runBench(async () => {
  const postgres = await BenchPostgres.start();
  const chains = await startLocalChains(0);
  try {
    const names = options.before ? (['ours', 'before'] as const) : (['ours'] as const);
    const versions = await prepareVersions(postgres, chains, names, options.before ?? '');
    const sizes = new Map<string, TableSize[]>();
    for (const version of versions)
      sizes.set(version.programs.contestant, await measureGrowth(version, postgres, chains));
    if (options.tables) for (const list of sizes.values()) console.table(list.flatMap(({ parts }) => parts));
    return buildReport(sizes.get('ours') ?? [], sizes.get('before'));
  } finally {
    await chains.close();
    await postgres.close();
  }
});
