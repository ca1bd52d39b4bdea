import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { openDatabase } from '../server/composition/open-database.ts';
import { readPrimaryPosition } from '../server/foundation/db/replicas/wal-position.ts';
import { createLogger } from '../server/foundation/platform/log.ts';
import { Queues } from '../server/foundation/queue/queues.ts';
import { seedBulkMarket } from '../test/support/market/bulk-market.ts';
import type { CapacityMeasurements } from './capacity/measurements.ts';
import { measureOrders } from './capacity/order-cost.ts';
import { measureRequest } from './capacity/request-cost.ts';
import { measureTableBytes } from './capacity/table-bytes.ts';
import { BenchPostgres } from './lifecycle/database.ts';
import { startLocalChains } from './lifecycle/local-chains.ts';
import { readFamilyCpuMs } from './lifecycle/processor-time.ts';
import { type Entrant, prepareVersions } from './lifecycle/programs.ts';
import { startRedis } from './lifecycle/redis.ts';
import { Stack } from './lifecycle/stack.ts';
import type { Measurement } from './report/measurement.ts';
import { runBench } from './report/run-bench.ts';

/** Measures what `docs/capacity.md` multiplies, with one API process, one worker and Redis. */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '500' },
    reads: { type: 'string', default: '4000' },
    agents: { type: 'string', default: '50000' },
    jobs: { type: 'string', default: '20000' },
  },
});
const SELLERS = 10;
const FILE = fileURLToPath(new URL('../docs/capacity/measurements.json', import.meta.url));

async function measureAgentBytes(entrant: Entrant): Promise<number> {
  const url = await entrant.createDatabase('capacity_agents');
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    const before = await measureTableBytes(pool);
    await seedBulkMarket(url, { agents: Number(values.agents) });
    return ((await measureTableBytes(pool)) - before) / Number(values.agents);
  } finally {
    await pool.end();
  }
}

async function measureJobBytes(url: string): Promise<number> {
  const count = Number(values.jobs);
  const job = 'follow-transaction.v1';
  const redis = new Redis(url);
  const readMemory = async () => Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
  const address = { urls: [url], isCluster: false, sentinels: [] };
  const queues = new Queues({
    databaseUrl: '',
    redis: address,
    jobs: [job],
    log: createLogger({ level: 'silent' }),
  });
  await queues.assertReachable();
  const before = await readMemory();
  await queues.addAll(
    job,
    Array.from({ length: count }, (_, id) => ({ outboxId: String(10_000_000 + id) })),
  );
  const bytes = (await readMemory()) - before;
  await queues.close();
  redis.disconnect();
  return bytes / count;
}

async function measurePosition(url: string, postgresPid: number): Promise<number> {
  await using orm = await openDatabase(url, { poolSize: 4 });
  const ask = async (count: number) => {
    for (let done = 0; done < count; done++) await readPrimaryPosition(orm.em.fork());
  };
  await ask(200);
  const count = Number(values.reads);
  const before = readFamilyCpuMs(postgresPid);
  await ask(count);
  return (readFamilyCpuMs(postgresPid) - before) / count;
}

function toMeasurements(measured: CapacityMeasurements): Measurement[] {
  const { order, poll, publicRead, position, agentBytes, jobBytes } = measured;
  const line = (path: string, unit: string, ours: number): Measurement => ({ path, unit, ours });
  return [
    line('order: API', 'CPU ms', order.apiMs),
    line('order: worker', 'CPU ms', order.workerMs),
    line('order: PostgreSQL', 'CPU ms', order.postgresMs),
    line('order: Redis', 'CPU ms', order.redisMs),
    line('order: WAL', 'KB', order.walBytes / 1024),
    line('order: disk', 'KB', order.bytes / 1024),
    line('order: calls to nodes', 'calls', order.rpcCalls),
    line('order: gas of its payout', 'gas', order.gas),
    line("an agent's poll: API", 'CPU ms', poll.apiMs),
    line("an agent's poll: PostgreSQL", 'CPU ms', poll.postgresMs),
    line('public list from memory: API', 'CPU ms', publicRead.apiMs),
    line('position of the primary: PostgreSQL', 'CPU ms', position.postgresMs),
    line('agent with a service: disk', 'KB', agentBytes / 1024),
    line('job in Redis: memory', 'bytes', jobBytes),
  ];
}

await runBench(async () => {
  const postgres = await BenchPostgres.start();
  const chains = await startLocalChains(0);
  const redis = await startRedis();
  try {
    const [entrant] = await prepareVersions(postgres, chains, ['ours'], 'HEAD');
    if (!entrant) throw new Error('There is nothing to measure');
    const databaseUrl = await entrant.createDatabase('capacity');
    const redisUrl = redis.createUrl();
    const options = {
      programs: entrant.programs,
      postgres,
      databaseUrl,
      chains,
      redisUrl,
      apis: 1,
      workers: 1,
    };
    const stack = await Stack.start({ ...options, relayers: 2, env: entrant.env });
    const meter = { postgres, chains, redisPid: redis.pid };
    const sellers = await entrant.openShops(stack, SELLERS);
    const order = await measureOrders({ stack, sellers }, meter, Number(values.orders));
    const reads = Number(values.reads);
    const bearer = sellers[0]?.apiKey ?? '';
    const poll = await measureRequest(stack, meter, reads, {
      path: '/api/agents/me/orders?status=paid',
      bearer,
    });
    const publicRead = await measureRequest(stack, meter, reads, { path: '/api/services' });
    await stack.close();
    const measured: CapacityMeasurements = {
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
      node: process.version,
      processor: `${process.arch} ${cpus()[0]?.model ?? ''}`.trim(),
      cores: availableParallelism(),
      load: Number((loadavg()[0] ?? 0).toFixed(1)),
      order,
      poll,
      publicRead,
      position: { postgresMs: await measurePosition(databaseUrl, postgres.pid) },
      agentBytes: await measureAgentBytes(entrant),
      jobBytes: await measureJobBytes(redis.createUrl()),
    };
    writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
    return toMeasurements(measured);
  } finally {
    await chains.close();
    redis.close();
    await postgres.close();
  }
});
