import { startMarkets } from './browse/markets.ts';
import { MeasuredServer, type Round } from './browse/measured-server.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';
import { fillOrders } from './statistics/fill.ts';

/**
 * The public statistics of a market with few orders and of one with very many, in one run. Rounds alternate between
 * the two, and the median of their ratios counts.
 */
const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);
const ORDERS_PER_AGENT = 100;
const ROUNDS = 21;
const REQUESTS = 100;
const MAX_RATIO_TO_SMALL = 1.5;
const MAX_STATEMENTS = 1;
const PATHS = [
  '/api/platform-stats',
  '/api/metrics',
  '/api/metrics?days=365',
  '/api/metrics/activity',
  '/api/metrics/activity?limit=100',
];

interface Dataset {
  server: MeasuredServer;
  rounds: Map<string, Round[]>;
}

async function startDataset(url: string): Promise<Dataset> {
  const env = { ...process.env, ...apiEnvironment(url) };
  return {
    server: await MeasuredServer.start('ours', env),
    rounds: new Map(PATHS.map((path) => [path, []])),
  };
}

async function measure(stages: readonly Dataset[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of PATHS) {
      for (const { server, rounds } of stages) {
        const measured = await server.measureRound([path], REQUESTS, 1);
        // the first warms up
        if (round > 0) rounds.get(path)?.push(measured);
      }
    }
  }
}

async function countStatements({ server }: Dataset, path: string): Promise<number> {
  const before = await server.countStatements();
  await server.measureRound([path], REQUESTS, 1);
  return ((await server.countStatements()) - before) / REQUESTS;
}

const format = (orders: number) => `${orders.toLocaleString('en')} orders`;

async function buildReport(few: Dataset, many: Dataset): Promise<Measurement[]> {
  const lines: Measurement[] = [];
  for (const path of PATHS) {
    const times = ({ rounds }: Dataset) => (rounds.get(path) ?? []).map(({ p50 }) => p50);
    lines.push(
      {
        path: `${path}, ${format(LARGE)}`,
        unit: 'p50 ms',
        ours: median(times(many)),
        reference: {
          name: format(SMALL),
          value: median(times(few)),
          ratio: medianRatio(times(many), times(few)),
        },
        bound: { atMost: MAX_RATIO_TO_SMALL, of: 'ratio' },
      },
      {
        path,
        unit: 'SQL statements',
        ours: await countStatements(many, path),
        bound: { atMost: MAX_STATEMENTS },
      },
    );
  }
  return lines;
}

await runBench(async () => {
  console.log('Making two markets:');
  const markets = await startMarkets();
  const stages: Dataset[] = [];
  try {
    for (const orders of [SMALL, LARGE]) {
      const url = await markets.create(orders / ORDERS_PER_AGENT);
      await fillOrders(url, orders);
      console.log(`  ${format(orders)}`);
      stages.push(await startDataset(url));
    }
    console.log('Measuring');
    await measure(stages);
    const [few, many] = stages as [Dataset, Dataset];
    return await buildReport(few, many);
  } finally {
    await Promise.all(stages.map(({ server }) => server.stop()));
    await markets.close();
  }
});
