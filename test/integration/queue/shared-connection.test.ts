import { afterEach, expect, test } from 'vitest';
import { Queues } from '../../../server/foundation/queue/queues.ts';
import { createDatabaseForTest, type TestDatabase } from '../../support/database/database.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog } from '../../support/log.ts';

const JOBS = ['first.v1', 'second.v1', 'third.v1'];
/** Far less than workers sleep if they hear nothing. */
const HEARD_WITHIN_MS = 5000;

const open: Queues[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queues) => queues.close()));
});

function openQueues({ url }: TestDatabase) {
  const queues = new Queues({ databaseUrl: url, jobs: JOBS, log: quietLog });
  open.push(queues);
  const done: string[] = [];
  for (const job of JOBS) queues.registerWorker(job, async ({ orderId = '' }) => void done.push(orderId));
  return { queues, done };
}

const LISTENING = `select pid from pg_stat_activity
  where datname = current_database() and application_name = 'market-queue' and query ilike '%listen %'`;

async function waitForListener(database: TestDatabase): Promise<number> {
  return eventually(async () => {
    const [listener, ...others] = await database.query<{ pid: number }>(LISTENING);
    expect(others).toEqual([]);
    if (!listener) throw new Error('No connection listens');
    return listener.pid;
  });
}

async function runOnEachQueue({ queues, done }: ReturnType<typeof openQueues>, prefix: string) {
  const expected = JOBS.map((job) => `${prefix}-${job}`);
  for (const [index, job] of JOBS.entries()) await queues.add(job, { orderId: expected[index] ?? '' });
  await eventually(() => expect(done.toSorted()).toEqual(expect.arrayContaining(expected)), HEARD_WITHIN_MS);
}

test('the workers of all queues listen on one connection', async () => {
  const database = await createDatabaseForTest();
  const opened = openQueues(database);
  await waitForListener(database);
  await runOnEachQueue(opened, 'a');
  await waitForListener(database);
});

test('workers hear of jobs again after their connection was lost', async () => {
  const database = await createDatabaseForTest();
  const opened = openQueues(database);
  await runOnEachQueue(opened, 'a');
  const before = await waitForListener(database);
  await database.query('select pg_terminate_backend($1)', [before]);
  await eventually(async () => expect(await waitForListener(database)).not.toBe(before));
  await runOnEachQueue(opened, 'b');
});
