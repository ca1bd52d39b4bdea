import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../sandbox/postgres.ts';
import { readFamilyCpuMs } from './lifecycle/processor-time.ts';
import { type Cost, MeasuredServer, type Operation } from './orders/measured-server.ts';
import type { Measurement } from './report/measurement.ts';
import { median, medianRatio } from './report/medians.ts';
import { runBench } from './report/run-bench.ts';

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

const format = (orders: number) => `${orders.toLocaleString('en')} orders`;

function buildReport([few, many]: [Rounds, Rounds]): Measurement[] {
  return OPERATIONS.flatMap((operation): Measurement[] => {
    const values = (rounds: Rounds, what: keyof MeasuredCost) => rounds[operation].map((cost) => cost[what]);
    const roundTrips = Math.max(...values(few, 'roundTrips'), ...values(many, 'roundTrips'));
    const [fewMs, manyMs] = [values(few, 'ms'), values(many, 'ms')];
    return [
      {
        path: operation,
        unit: 'round trips to the database',
        ours: roundTrips,
        bound: { atMost: MAX_ROUND_TRIPS[operation] },
      },
      { path: operation, unit: 'CPU ms of the server', ours: median(values(many, 'cpuMs')) },
      { path: operation, unit: 'CPU ms of PostgreSQL', ours: mean(values(many, 'postgresMs')) },
      {
        path: `${operation}, an agent with ${format(LARGE)}`,
        unit: 'ms',
        ours: median(manyMs),
        reference: { name: `with ${format(SMALL)}`, value: median(fewMs), ratio: medianRatio(manyMs, fewMs) },
        bound: { atMost: MAX_RATIO_TO_SMALL, of: 'ratio' },
      },
    ];
  });
}

await runBench(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), disposable: true });
  const stages: MeasuredServer[] = [];
  try {
    for (const orders of [SMALL, LARGE]) {
      console.log(`Making an agent with ${format(orders)}`);
      stages.push(await MeasuredServer.start(orders, await postgres.createDatabase(`orders_${orders}`)));
    }
    console.log(
      'Measuring. Everything counts: credentials, rate limits (on, in the database), BEGIN and COMMIT',
    );
    const postgresPid = Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    return buildReport((await measure(stages, postgresPid)) as [Rounds, Rounds]);
  } finally {
    await Promise.all(stages.map((stage) => stage.stop()));
    await postgres.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});
