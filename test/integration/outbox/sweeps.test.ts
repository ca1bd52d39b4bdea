import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { MikroORM } from '../../../server/foundation/db/orm.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import {
  createDueSweep,
  createOutboxPruning,
  type Sweep,
  SweepRegistry,
} from '../../../server/foundation/outbox/sweeps.ts';
import { createTestClock } from '../../support/clock.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog } from '../../support/log.ts';
import { TEST_JOBS, type TestJobs } from './world.ts';

let database: TestDatabase;
let orm: MikroORM;
let clock: OffsetClock;
let outbox: Outbox<TestJobs>;
let sweeps: SweepRegistry;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await openDatabase(database.url);
  await database.query('create table things (id text primary key, release_at timestamptz)');
  await database.query('create index on things (release_at) where release_at is not null');
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});
beforeEach(async () => {
  await database.query('truncate things, outbox');
  clock = createTestClock();
  outbox = new Outbox<TestJobs>(clock, TEST_JOBS);
  sweeps = newRegistry();
});

const newRegistry = () => new SweepRegistry({ em: orm.em, clock, log: quietLog });

function releaseSweep(everySeconds = 60): Sweep {
  return createDueSweep(outbox, {
    name: 'release-things',
    everySeconds,
    async find(em, { now, after = '', limit }) {
      const due = await em.execute<{ id: string }[]>(
        'select id from things where release_at <= ? and id > ? order by id limit ?',
        [now, after, limit],
      );
      return due.map(({ id }) => ({ cursor: id, request: { job: 'count.v1', key: id, payload: { id } } }));
    },
  });
}

const addThings = (count: number, releaseAt: Date) =>
  database.query(`insert into things select 'thing-' || n, $1 from generate_series(1, ${count}) n`, [
    releaseAt,
  ]);
const outboxCount = async () =>
  (await database.query<{ n: number }>('select count(*)::int as n from outbox'))[0]?.n;

test('asks for the job of every row that has fallen due, and only once for each', async () => {
  await addThings(1234, new Date(clock.now().getTime() + 3600 * 1000));
  sweeps.add(releaseSweep());
  await sweeps.runAll(clock.now());
  expect(await outboxCount()).toBe(0);
  clock.advance(3600);
  await sweeps.runAll(clock.now());
  await sweeps.runAll(clock.now());
  expect(await outboxCount()).toBe(1234);
});

test('several processes sweeping at once do not disturb each other', async () => {
  await addThings(1100, clock.now());
  const registries = [sweeps, newRegistry(), newRegistry()];
  for (const registry of registries) registry.add(releaseSweep());
  await Promise.all(registries.map((registry) => registry.runAll(clock.now())));
  expect(await outboxCount()).toBe(1100);
});

/** Ticks as often as the sweeps of these tests; answers how often it has. */
function addMetronome(registry: SweepRegistry): () => number {
  let ticks = 0;
  registry.add({
    name: 'metronome',
    everySeconds: 0.05,
    async runStep() {
      ticks += 1;
      return undefined;
    },
  });
  return () => ticks;
}

test('sweeps by itself at its interval, and stops', async () => {
  await addThings(3, clock.now());
  sweeps.add(releaseSweep(0.05));
  sweeps.start();
  await eventually(async () => expect(await outboxCount()).toBe(3));
  await sweeps.stop();
  await database.query('truncate outbox');
  const other = newRegistry();
  const ticks = addMetronome(other);
  other.start();
  await eventually(() => expect(ticks()).toBeGreaterThan(3));
  await other.stop();
  expect(await outboxCount()).toBe(0);
});

test('a sweep that fails is tried again at its next interval', async () => {
  let runs = 0;
  sweeps.add({
    name: 'shaky',
    everySeconds: 0.05,
    runStep: async () => {
      runs += 1;
      throw new Error('the database went away');
    },
  });
  sweeps.start();
  await eventually(() => expect(runs).toBeGreaterThan(2));
  await sweeps.stop();
});

test('a sweep that asks others holds no transaction, and its next interval waits for it', async () => {
  let runs = 0;
  let end = () => {};
  const asked = new Promise<void>((done) => {
    end = done;
  });
  sweeps.add({
    name: 'asking',
    everySeconds: 0.02,
    isExternal: true,
    async runStep(em) {
      runs += 1;
      expect(em.isInTransaction()).toBe(false);
      await asked;
      return undefined;
    },
  });
  const ticks = addMetronome(sweeps);
  sweeps.start();
  await eventually(() => expect(runs).toBe(1));
  const due = sweeps.runAll(clock.now());
  const sofar = ticks();
  await eventually(() => expect(ticks()).toBeGreaterThan(sofar + 3));
  expect(runs).toBe(1);
  end();
  await due;
  expect(runs).toBeGreaterThan(1);
  await sweeps.stop();
});

test('two sweeps may not share a name', () => {
  sweeps.add(releaseSweep());
  expect(() => sweeps.add(releaseSweep())).toThrow('Two sweeps are named release-things');
});

test('rows done before the retention are pruned; open, failed and recent ones stay', async () => {
  const add = (key: string, done: string | null, failed: string | null) =>
    database.query(
      `insert into outbox (job, key, payload, created_at, run_at, due_at, done_at, failed_at)
       values ('count.v1', $1, '{}', now(), now(), now(), $2, $3)`,
      [key, done, failed],
    );
  await add('old', '2029-12-20T00:00:00Z', null);
  await add('recent', '2029-12-31T00:00:00Z', null);
  await add('open', null, null);
  await add('failed', null, '2029-01-01T00:00:00Z');
  sweeps.add(createOutboxPruning(7 * 24 * 3_600_000));
  await sweeps.runAll(clock.now());
  expect(await database.query('select key from outbox order by key')).toEqual([
    { key: 'failed' },
    { key: 'open' },
    { key: 'recent' },
  ]);
});
