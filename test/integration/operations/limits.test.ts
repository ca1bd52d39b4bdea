import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { PendingKeyLookup } from '../../../server/identity/agent-keys.ts';
import type { LimitStore } from '../../../server/operations/limits/limit-store.ts';
import { createPostgresLimitStore } from '../../../server/operations/limits/postgres-store.ts';
import { createRedisLimitStore } from '../../../server/operations/limits/redis-store.ts';
import { smallContract } from '../../support/contract/small-contract.ts';
import {
  createDatabaseForTest,
  createTestDatabase,
  type TestDatabase,
} from '../../support/database/database.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog } from '../../support/log.ts';
import { seedAgent } from '../../support/market/market-rows.ts';
import { hasRedis, startRedis, type TestRedis } from '../../support/processes/redis.ts';
import { testEnvironment } from '../../support/server/environment.ts';
import { buildRoute, call, serveOperations } from '../../support/server/serve-operations.ts';

let database: TestDatabase;
let redis: TestRedis | undefined;
let rules = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  if (hasRedis) redis = await startRedis();
  else console.warn('redis-server is not installed: limits are tested on PostgreSQL only');
});
afterAll(async () => {
  await Promise.all([database.drop(), redis?.close()]);
});

function open(store: LimitStore): LimitStore {
  onTestFinished(() => store.close());
  return store;
}

/** A rule nobody else counts under. */
const rule = (limit: number, windowSeconds: number) => ({
  operationId: `op_${++rules}`,
  limit,
  windowSeconds,
});

const stores = [
  { name: 'PostgreSQL', make: () => open(createPostgresLimitStore(database.url, quietLog)) },
  ...(hasRedis
    ? [{ name: 'Redis', make: () => open(createRedisLimitStore((redis as TestRedis).address, quietLog)) }]
    : []),
];

describe.each(stores)('counters in $name', ({ make }) => {
  it('let exactly as many through as the limit says, over two processes at once', async () => {
    const shared = rule(30, 60);
    const limiters = [make().createLimiter(shared), make().createLimiter(shared)];
    const calls = Array.from({ length: 31 }, (_, index) => limiters[index % 2]?.consume('a'));
    const states = await Promise.all(calls);
    expect(states.filter((state) => state?.isAllowed)).toHaveLength(30);
    expect(await limiters[0]?.consume('b')).toMatchObject({ isAllowed: true, remaining: 29 });
  });

  it('count each operation apart', async () => {
    const store = make();
    const one = store.createLimiter(rule(1, 60));
    expect([(await one.consume('a')).isAllowed, (await one.consume('a')).isAllowed]).toEqual([true, false]);
    expect((await store.createLimiter(rule(1, 60)).consume('a')).isAllowed).toBe(true);
  });

  it('begin a window with its first request, which later ones do not prolong', async () => {
    const limiter = make().createLimiter(rule(2, 60));
    const first = await limiter.consume('a');
    const wait = async () => (await limiter.peek('a')).msToReset;
    await eventually(async () => expect(await wait()).toBeLessThan(first.msToReset - 100));
    const second = await limiter.consume('a');
    expect(second.msToReset).toBeLessThan(first.msToReset - 100);
    const refused = await limiter.consume('a');
    expect(refused).toMatchObject({ isAllowed: false, remaining: 0 });
    expect(refused.msToReset).toBeLessThanOrEqual(second.msToReset);
  });

  it('open again when the window ends', async () => {
    const limiter = make().createLimiter(rule(2, 1));
    await limiter.consume('a');
    await limiter.consume('a');
    const open = { isAllowed: true, remaining: 1 };
    await eventually(async () => expect(await limiter.consume('a')).toMatchObject(open));
  });
});

describe('an API key that comes with a request', () => {
  const hash = (text: string) => ({ keyHash: text, requestedAt: new Date() });
  const ask = async (store: LimitStore, question: PendingKeyLookup) => {
    await store.createLimiter(rule(2, 60)).consume('a', question);
    return question.holder?.agentId ?? question.holder;
  };

  it('is looked up by the statement that counts, where that is in the database', async () => {
    const agent = await seedAgent({ database, env: testEnvironment(database.url) });
    const [row] = await database.query<{ key_hash: string }>(
      'select key_hash from agent_keys where agent_id = $1',
      [agent.id],
    );
    const store = open(createPostgresLimitStore(database.url, quietLog));
    expect(await ask(store, hash(row?.key_hash ?? ''))).toBe(agent.id);
    expect(await ask(store, hash('of nobody'))).toBeNull();
  });

  it('is left for others to look up while the database is out of reach, or where counters are elsewhere', async () => {
    const store = open(createPostgresLimitStore('postgres://nobody@127.0.0.1:1/none', quietLog));
    expect(await ask(store, hash('whatever'))).toBeUndefined();
    if (redis) {
      expect(
        await ask(open(createRedisLimitStore(redis.address, quietLog)), hash('whatever')),
      ).toBeUndefined();
    }
  });
});

it('goes on counting in the process while the store is out of reach', async () => {
  const limiter = open(
    createPostgresLimitStore('postgres://nobody@127.0.0.1:1/none', quietLog),
  ).createLimiter(rule(1, 60));
  expect([(await limiter.consume('a')).isAllowed, (await limiter.consume('a')).isAllowed]).toEqual([
    true,
    false,
  ]);
});

it('removes expired rows', async () => {
  const own = await createDatabaseForTest();
  const count = async () => (await own.query('select 1 from rate_limit_counters')).length;
  const store = open(createPostgresLimitStore(own.url, quietLog, { pruneEveryMs: 100 }));
  await store.createLimiter(rule(1, 60)).consume('kept');
  await store.createLimiter(rule(1, 1)).consume('gone');
  expect(await count()).toBe(2);
  await eventually(async () => expect(await count()).toBe(1));
});

describe('a limited operation', () => {
  const limited = buildRoute('things_get', 'get', '/things/{id}', {
    rateLimit: { limit: 2, windowSeconds: 60 },
  });
  const handler = async () => ({ status: 200, body: {} });
  /** A fresh database each, because clients are told apart by address only. */
  const start = async (trustProxy: number) => {
    const limits = open(createPostgresLimitStore((await createDatabaseForTest()).url, quietLog));
    const handlers = { things_get: handler };
    return serveOperations({ routes: [limited], contract: smallContract, handlers, limits, trustProxy });
  };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('tells how much is left, and with 429 when to come back', async () => {
    const { url } = await start(0);
    const answers: Awaited<ReturnType<typeof call>>[] = [];
    for (let index = 0; index < 3; index++) answers.push(await call(`${url}/things/1`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const header = (name: string) => answers.map(({ headers }) => headers.get(name));
    expect(header('x-ratelimit-limit')).toEqual(['2', '2', '2']);
    expect(header('x-ratelimit-remaining')).toEqual(['1', '0', '0']);
    expect(header('retry-after')).toEqual([null, null, expect.stringMatching(/^(59|60)$/)]);
    const now = Date.now() / 1000;
    for (const reset of header('x-ratelimit-reset')) {
      expect(Number(reset)).toBeGreaterThan(now + 50);
      expect(Number(reset)).toBeLessThanOrEqual(now + 61);
    }
    expect(answers[2]?.body).toMatchObject({ success: false, code: 'rate_limited' });
  });

  it('cannot be fooled by a forwarded address when no proxy is trusted', async () => {
    const { url } = await start(0);
    const statuses = [];
    for (let index = 0; index < 3; index++) {
      statuses.push((await call(`${url}/things/1`, from(`198.51.100.${index}`))).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('tells clients behind one trusted proxy apart, by what that proxy adds and not by what they claim', async () => {
    const { url } = await start(1);
    const statusFor = async (forwarded: string) => (await call(`${url}/things/1`, from(forwarded))).status;
    expect(await statusFor('198.51.100.1')).toBe(200);
    expect(await statusFor('10.9.9.9, 198.51.100.1')).toBe(200);
    expect(await statusFor('10.8.8.8, 198.51.100.1')).toBe(429);
    expect(await statusFor('198.51.100.2')).toBe(200);
  });

  it('counts requests that fail, too', async () => {
    const { url } = await start(0);
    for (let index = 0; index < 2; index++) expect((await call(`${url}/things/x`)).status).toBe(400);
    expect((await call(`${url}/things/1`)).status).toBe(429);
  });
});
