import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import {
  type ApiWithDatabaseProxy,
  startApiWithDatabaseProxy,
} from '../../support/server/api-with-database-proxy.ts';

const JOB = 'advance-order.v1';

let api: ApiWithDatabaseProxy;
beforeAll(async () => {
  api = await startApiWithDatabaseProxy();
});
afterAll(() => api.close());

async function figuresOf({ internalUrl }: Api): Promise<Map<string, number>> {
  const response = await fetch(`${internalUrl}/metrics`);
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('market_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

async function addJobs(count: number, secondsAgo: number): Promise<void> {
  await api.database.query(
    `insert into outbox (job, key, payload, created_at, run_at, due_at)
     select $1, 'job ' || number, '{}', now(), now(), now() - $2 * interval '1 second'
     from generate_series(1, $3) as number`,
    [JOB, secondsAgo, count],
  );
}

it('tells what is due and not moved, for how long, and what is on the queues', async () => {
  await addJobs(3, 60);
  await api.parts.queues.addAll(JOB, [{}, {}]);
  const figures = await figuresOf(api);
  expect(figures.get('market_outbox_pending')).toBe(3);
  expect(figures.get('market_outbox_lag_seconds')).toBeGreaterThanOrEqual(60);
  expect(figures.get('market_outbox_lag_seconds')).toBeLessThan(120);
  expect(figures.get(`market_queue_depth{job="${JOB}",state="waiting"}`)).toBe(2);
  expect(figures.get('market_queue_depth{job="follow-transaction.v1",state="waiting"}')).toBe(0);
});

it('counts the jobs that were run', async () => {
  const worker = await startApi({ env: { ROLE: 'worker', DATABASE_URL: api.database.url } });
  try {
    const ran = ['completed', 'failed'].map(
      (outcome) => `market_jobs_total{job="${JOB}",outcome="${outcome}"}`,
    );
    await eventually(async () => {
      const figures = await figuresOf(worker);
      expect(ran.some((name) => (figures.get(name) ?? 0) > 0)).toBe(true);
    }, 10_000);
  } finally {
    await worker.close();
  }
});

it('leaves out what cannot be known while the database is lost, and answers', async () => {
  api.proxy.cut();
  await eventually(async () => {
    const names = [...(await figuresOf(api)).keys()];
    expect(names.filter((name) => /market_(outbox|queue)/.test(name))).toEqual([]);
  }, 15_000);
});
