import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../sandbox/postgres.ts';
import { median, medianRatio } from './browse/measured-server.ts';
import { readFamilyCpuMs } from './lifecycle/processor-time.ts';
import { type Cost, MeasuredServer, type Operation } from './orders/measured-server.ts';

/**
 * The cost of order requests: round trips to the database and CPU of the server, with a chain that responds at once;
 * and the same for an agent with few orders and one with very many. Rounds alternate between the two, and the median
 * of their ratios counts.
 */
const SMALL = 10_000;
const LARGE = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 15;
const REQUESTS = 20;
const MAX_ROUND_TRIPS: Record<Operation, number> = { create: 6, pay: 11, poll: 2, 'poll all': 2, read: 2 };
const MAX_RATIO_TO_SMALL = 1.5;
const OPERATIONS = Object.keys(MAX_ROUND_TRIPS) as Operation[];

/** Its clock ticks every 10 ms, so only the mean of many rounds is exact. */
interface MeasuredCost extends Cost {
  postgresMs: number;
}

type Rounds = Record<Operation, MeasuredCost[]>;
const createRounds = (): Rounds => ({ create: [], pay: [], poll: [], 'poll all': [], read: [] });

async function measure(stages: readonly MeasuredServer[], postgresPid: number): Promise<Rounds[]> {
  const rounds = stages.map(createRounds);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const operation of OPERATIONS) {
      for (const [index, stage] of stages.entries()) {
        const before = readFamilyCpuMs(postgresPid);
        const cost = await stage.measure(operation, REQUESTS);
        const postgresMs = (readFamilyCpuMs(postgresPid) - before) / REQUESTS;
        // the first warms up
        if (round > 0) rounds[index]?.[operation].push({ ...cost, postgresMs });
      }
    }
  }
  return rounds;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function printReport([few, many]: [Rounds, Rounds]): boolean {
  const lines = OPERATIONS.map((operation) => {
    const values = (rounds: Rounds, what: keyof MeasuredCost) => rounds[operation].map((cost) => cost[what]);
    const roundTrips = Math.max(...values(few, 'roundTrips'), ...values(many, 'roundTrips'));
    const growth = medianRatio(values(many, 'ms'), values(few, 'ms'));
    return {
      operation,
      'round trips': roundTrips.toFixed(1),
      'at most': MAX_ROUND_TRIPS[operation],
      'CPU ms': median(values(many, 'cpuMs')).toFixed(2),
      'PostgreSQL CPU ms': mean(values(many, 'postgresMs')).toFixed(2),
      'ms, few': median(values(few, 'ms')).toFixed(2),
      'ms, many': median(values(many, 'ms')).toFixed(2),
      'many / few': growth.toFixed(2),
      good: roundTrips <= MAX_ROUND_TRIPS[operation] && growth <= MAX_RATIO_TO_SMALL,
    };
  });
  console.table(lines);
  console.log(
    `few: an agent with ${SMALL} orders, many: with ${LARGE}; many / few: at most ${MAX_RATIO_TO_SMALL}`,
  );
  console.log('Everything counts: credentials, rate limits (on, in the database), BEGIN and COMMIT');
  console.log('poll: what is to be worked on, poll all: without a filter');
  return lines.every(({ good }) => good);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
chmodSync(folder, 0o755);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
const stages: MeasuredServer[] = [];
try {
  for (const orders of [SMALL, LARGE]) {
    console.log(`Making an agent with ${orders.toLocaleString('en')} orders`);
    stages.push(await MeasuredServer.start(orders, await postgres.createDatabase(`orders_${orders}`)));
  }
  console.log('Measuring');
  const postgresPid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  if (!printReport((await measure(stages, postgresPid)) as [Rounds, Rounds])) process.exitCode = 1;
} finally {
  await Promise.all(stages.map((stage) => stage.stop()));
  await postgres.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
