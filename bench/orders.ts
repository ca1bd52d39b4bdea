import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../sandbox/postgres.ts';
import { median, medianRatio } from './browse/measured.ts';
import { type Cost, type Operation, Stage } from './orders/stage.ts';

/**
 * What requests about orders cost: round trips to the database and CPU of the server, the chain answering at once; and
 * the same for an agent with few orders and one with very many. Rounds alternate between the two, and the median of
 * their ratios counts.
 */
const FEW = 10_000;
const MANY = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 15;
const REQUESTS = 20;
const MOST_ROUND_TRIPS: Record<Operation, number> = { create: 6, pay: 11, poll: 2, 'poll all': 2, read: 2 };
const MOST_OVER_FEW = 1.5;
const OPERATIONS = Object.keys(MOST_ROUND_TRIPS) as Operation[];

type Rounds = Record<Operation, Cost[]>;
const noRounds = (): Rounds => ({ create: [], pay: [], poll: [], 'poll all': [], read: [] });

async function measure(stages: readonly Stage[]): Promise<Rounds[]> {
  const rounds = stages.map(noRounds);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const operation of OPERATIONS) {
      for (const [index, stage] of stages.entries()) {
        const cost = await stage.measure(operation, REQUESTS);
        // the first warms up
        if (round > 0) rounds[index]?.[operation].push(cost);
      }
    }
  }
  return rounds;
}

function report([few, many]: [Rounds, Rounds]): boolean {
  const lines = OPERATIONS.map((operation) => {
    const values = (rounds: Rounds, what: keyof Cost) => rounds[operation].map((cost) => cost[what]);
    const roundTrips = Math.max(...values(few, 'roundTrips'), ...values(many, 'roundTrips'));
    const growth = medianRatio(values(many, 'ms'), values(few, 'ms'));
    return {
      operation,
      'round trips': roundTrips.toFixed(1),
      'at most': MOST_ROUND_TRIPS[operation],
      'CPU ms': median(values(many, 'cpuMs')).toFixed(2),
      'ms, few': median(values(few, 'ms')).toFixed(2),
      'ms, many': median(values(many, 'ms')).toFixed(2),
      'many / few': growth.toFixed(2),
      good: roundTrips <= MOST_ROUND_TRIPS[operation] && growth <= MOST_OVER_FEW,
    };
  });
  console.table(lines);
  console.log(`few: an agent with ${FEW} orders, many: with ${MANY}; many / few: at most ${MOST_OVER_FEW}`);
  console.log('Everything counts: credentials, rate limits (on, in the database), BEGIN and COMMIT');
  console.log('poll: what is to be worked on, poll all: without a filter');
  return lines.every(({ good }) => good);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
const stages: Stage[] = [];
try {
  for (const orders of [FEW, MANY]) {
    console.log(`Making an agent with ${orders.toLocaleString('en')} orders`);
    stages.push(await Stage.start(orders, await postgres.createDatabase(`orders_${orders}`)));
  }
  console.log('Measuring');
  if (!report((await measure(stages)) as [Rounds, Rounds])) process.exitCode = 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await postgres.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
