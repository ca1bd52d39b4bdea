import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Queues } from '../../../server/foundation/queue/queues.ts';
import type { RedisAddress } from '../../../server/foundation/queue/redis-connection.ts';
import { createRedisLimitStore } from '../../../server/operations/limits/redis-store.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog } from '../../support/log.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { startMarket } from '../../support/market/orders.ts';
import { hasRedis } from '../../support/processes/redis.ts';
import { type RedisCluster, startRedisCluster } from '../../support/processes/redis-cluster.ts';
import { type RedisWithSentinels, startRedisWithSentinels } from '../../support/processes/redis-sentinels.ts';

if (!hasRedis) {
  console.warn('Redis Cluster and Sentinel: not tried, because redis-server is not in the PATH');
}

const JOBS = Array.from({ length: 12 }, (_, number) => `try-${number}.v1`);

const open: Queues[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queues) => queues.close()));
});

function openQueues(redis: RedisAddress): { queues: Queues; ran: Map<string, number> } {
  const queues = new Queues({ databaseUrl: '', redis, jobs: JOBS, log: quietLog, stalledAfterMs: 1000 });
  open.push(queues);
  const ran = new Map<string, number>();
  for (const job of JOBS) {
    queues.registerWorker(job, async () => void ran.set(job, (ran.get(job) ?? 0) + 1), { concurrency: 4 });
  }
  return { queues, ran };
}

/** As the outbox does, adds again what was not run. */
async function expectToRunAgain({ queues, ran }: ReturnType<typeof openQueues>): Promise<void> {
  for (const job of JOBS) {
    const before = ran.get(job) ?? 0;
    await eventually(async () => {
      await queues.add(job, {}).catch(() => {});
      expect(ran.get(job)).toBeGreaterThan(before);
    }, 30_000);
  }
}

async function expectOrderToComplete(env: Record<string, string>, breakRedis: () => Promise<void>) {
  const market = await startMarket({ env: { ...env, RATE_LIMITS: 'on' } });
  onTestFinished(() => market.close());
  const order = await market.placeOrder((await market.createService()).id);
  expect((await market.pay(order)).status).toBe(200);
  await breakRedis();
  expect((await market.deliver(order)).status).toBe(200);
  expect((await market.update(order, { action: 'approve' })).status).toBe(200);
  await eventually(async () => {
    const { data } = await market.read(order);
    expect(data.order).toMatchObject({ status: 'completed', payout: { status: 'confirmed' } });
  }, 90_000);
  await expectLedgerToReconcile(market);
}

describe.skipIf(!hasRedis)('a Redis Cluster', () => {
  let cluster: RedisCluster;
  beforeAll(async () => {
    cluster = await startRedisCluster();
  });
  afterAll(() => cluster.close());

  it('runs all jobs, with queues on all nodes', async () => {
    const { queues, ran } = openQueues(cluster.address);
    for (const job of JOBS) await queues.addAll(job, [{}, {}, {}]);
    await queues.add(JOBS[0] as string, {}, { delayMs: 300 });
    const expected = JOBS.map((job, number) => [job, number === 0 ? 4 : 3] as const);
    await eventually(() => expect([...ran].sort()).toEqual([...expected].sort()));
    expect((await cluster.countKeys()).every((count) => count > 0)).toBe(true);
    await queues.assertReachable();
    expect(Object.keys(await queues.countJobs())).toEqual(JOBS);
  });

  it('counts rate limits of all processes together', async () => {
    const rule = { operationId: 'op', limit: 3, windowSeconds: 60 };
    const stores = [1, 2].map(() => createRedisLimitStore(cluster.address, quietLog));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const [first, second] = stores.map((store) => store.createLimiter(rule));
    for (const limiter of [first, second, first]) {
      expect(await limiter?.consume('a')).toMatchObject({ isAllowed: true });
    }
    expect(await second?.consume('a')).toMatchObject({ isAllowed: false });
  });

  it('goes on after a node is lost', async () => {
    const opened = openQueues(cluster.address);
    await expectToRunAgain(opened);
    await cluster.killMasterOf(`{market-${JOBS[0]}}`);
    await expectToRunAgain(opened);
  });
});

describe.skipIf(!hasRedis)('a Redis Cluster under a market', () => {
  it('completes an order whose queue loses its node', async () => {
    const cluster = await startRedisCluster();
    onTestFinished(() => cluster.close());
    await expectOrderToComplete({ REDIS_URL: cluster.urls.join(',') }, () =>
      cluster.killMasterOf('{market-follow-transaction.v1}'),
    );
  }, 180_000);
});

describe.skipIf(!hasRedis)('Redis with sentinels', () => {
  let redis: RedisWithSentinels;
  beforeAll(async () => {
    redis = await startRedisWithSentinels();
  });
  afterAll(() => redis.close());

  it('completes an order while the sentinels fail over, and runs jobs on the new server', async () => {
    const opened = openQueues(redis.address);
    await expectToRunAgain(opened);
    const env = { REDIS_URL: redis.url, REDIS_SENTINELS: redis.sentinels.join(',') };
    await expectOrderToComplete(env, () => redis.killMaster());
    await expectToRunAgain(opened);
  });
});
