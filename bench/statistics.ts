import { startMarkets } from './browse/markets.ts';
import { MeasuredServer, median, medianRatio, type Round } from './browse/measured-server.ts';
import { apiEnvironment } from './pipeline/environment.ts';
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

async function printReport(few: Dataset, many: Dataset): Promise<boolean> {
  const lines = [];
  for (const path of PATHS) {
    const times = ({ rounds }: Dataset) => (rounds.get(path) ?? []).map(({ p50 }) => p50);
    const growth = medianRatio(times(many), times(few));
    const statements = await countStatements(many, path);
    lines.push({
      path,
      'p50 few ms': median(times(few)).toFixed(2),
      'p50 many ms': median(times(many)).toFixed(2),
      'many / few': growth.toFixed(2),
      'SQL statements': statements.toFixed(1),
      good: growth <= MAX_RATIO_TO_SMALL && statements <= MAX_STATEMENTS,
    });
  }
  console.table(lines);
  console.log(`few: ${SMALL} orders, many: ${LARGE}; many / few: at most ${MAX_RATIO_TO_SMALL}`);
  return lines.every(({ good }) => good);
}

console.log('Making two markets:');
const markets = await startMarkets();
const stages: Dataset[] = [];
try {
  for (const orders of [SMALL, LARGE]) {
    const url = await markets.create(orders / ORDERS_PER_AGENT);
    await fillOrders(url, orders);
    console.log(`  ${orders.toLocaleString('en')} orders`);
    stages.push(await startDataset(url));
  }
  console.log('Measuring');
  await measure(stages);
  const [few, many] = stages as [Dataset, Dataset];
  if (!(await printReport(few, many))) process.exitCode = 1;
} finally {
  await Promise.all(stages.map(({ server }) => server.stop()));
  await markets.close();
}
