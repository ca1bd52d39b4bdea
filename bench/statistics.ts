import { startMarkets } from './browse/markets.ts';
import { Measured, median, medianRatio, type Round } from './browse/measured.ts';
import { apiEnvironment } from './pipeline/environment.ts';
import { fillOrders } from './statistics/fill.ts';

/**
 * The public statistics of a market with few orders and of one with very many, in one run. Rounds alternate between the
 * two, and the median of their ratios counts.
 */
const FEW = 10_000;
const MANY = Number(process.argv[2] ?? 1_000_000);
const ORDERS_PER_AGENT = 100;
const ROUNDS = 21;
const REQUESTS = 100;
const MOST_OVER_FEW = 1.5;
const MOST_STATEMENTS = 1;
const PATHS = [
  '/api/platform-stats',
  '/api/metrics',
  '/api/metrics?days=365',
  '/api/metrics/activity',
  '/api/metrics/activity?limit=100',
];

interface Stage {
  server: Measured;
  rounds: Map<string, Round[]>;
}

async function startStage(url: string): Promise<Stage> {
  const env = { ...process.env, ...apiEnvironment(url) };
  return { server: await Measured.start('ours', env), rounds: new Map(PATHS.map((path) => [path, []])) };
}

async function measure(stages: readonly Stage[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round++) {
    for (const path of PATHS) {
      for (const { server, rounds } of stages) {
        const measured = await server.round([path], REQUESTS, 1);
        // the first warms up
        if (round > 0) rounds.get(path)?.push(measured);
      }
    }
  }
}

async function statementsOf({ server }: Stage, path: string): Promise<number> {
  const before = await server.statements();
  await server.round([path], REQUESTS, 1);
  return ((await server.statements()) - before) / REQUESTS;
}

async function report(few: Stage, many: Stage): Promise<boolean> {
  const lines = [];
  for (const path of PATHS) {
    const times = ({ rounds }: Stage) => (rounds.get(path) ?? []).map(({ p50 }) => p50);
    const growth = medianRatio(times(many), times(few));
    const statements = await statementsOf(many, path);
    lines.push({
      path,
      'p50 few ms': median(times(few)).toFixed(2),
      'p50 many ms': median(times(many)).toFixed(2),
      'many / few': growth.toFixed(2),
      'SQL statements': statements.toFixed(1),
      good: growth <= MOST_OVER_FEW && statements <= MOST_STATEMENTS,
    });
  }
  console.table(lines);
  console.log(`few: ${FEW} orders, many: ${MANY}; many / few: at most ${MOST_OVER_FEW}`);
  return lines.every(({ good }) => good);
}

console.log('Making two markets:');
const markets = await startMarkets();
const stages: Stage[] = [];
try {
  for (const orders of [FEW, MANY]) {
    const url = await markets.create(orders / ORDERS_PER_AGENT);
    await fillOrders(url, orders);
    console.log(`  ${orders.toLocaleString('en')} orders`);
    stages.push(await startStage(url));
  }
  console.log('Measuring');
  await measure(stages);
  const [few, many] = stages as [Stage, Stage];
  if (!(await report(few, many))) process.exitCode = 1;
} finally {
  await Promise.all(stages.map(({ server }) => server.stop()));
  await markets.close();
}
