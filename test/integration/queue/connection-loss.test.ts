import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { Queues } from '../../../server/foundation/queue/queues.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog } from '../../support/log.ts';
import { type BackendUnderTest, describeOnEachBackend } from '../../support/processes/queue-backends.ts';
import { startTcpProxy } from '../../support/processes/tcp-proxy.ts';

const RECOVERS_WITHIN_MS = 10_000;

const open: Queues[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((queues) => queues.close()));
});

async function startProxy({ addresses: { databaseUrl, redis } }: BackendUnderTest) {
  const proxy = await startTcpProxy(redis?.urls[0] ?? databaseUrl);
  onTestFinished(() => proxy.close());
  const addresses = redis
    ? { databaseUrl, redis: { ...redis, urls: [proxy.url] } }
    : { databaseUrl: proxy.url, redis };
  return { ...proxy, addresses };
}

function openQueues(addresses: BackendUnderTest['addresses'], job: string, log = quietLog): Queues {
  const queues = new Queues({ ...addresses, jobs: [job], log });
  open.push(queues);
  return queues;
}

describeOnEachBackend('a queue that cannot connect at first', (backend) => {
  let count = 0;

  test('takes jobs once it can', async () => {
    const proxy = await startProxy(backend);
    const job = `added-${++count}.v1`;
    proxy.cut();
    const queues = openQueues(proxy.addresses, job);
    const early = queues.add(job, {}, { jobId: 'early' }).catch(() => 'refused');
    if (backend.name === 'postgres') expect(await early).toBe('refused');
    proxy.restore();
    await eventually(() => queues.add(job, {}, { jobId: 'late' }), RECOVERS_WITHIN_MS);
    expect(await queues.getQueue(job).getJob('late')).toBeDefined();
  });

  test('hands jobs to its worker once it can', async () => {
    const proxy = await startProxy(backend);
    const job = `worked-${++count}.v1`;
    proxy.cut();
    const seen: unknown[] = [];
    openQueues(proxy.addresses, job).registerWorker(job, async (payload) => void seen.push(payload));
    const adding = openQueues(backend.addresses, job);
    await adding.add(job, { orderId: 'ord_1' });
    await adding.assertReachable();
    proxy.restore();
    await eventually(() => expect(seen).toEqual([{ orderId: 'ord_1' }]), RECOVERS_WITHIN_MS);
  });

  test('closes before it can', async () => {
    const proxy = await startProxy(backend);
    const job = `closed-${++count}.v1`;
    proxy.cut();
    openQueues(proxy.addresses, job).registerWorker(job, async () => {});
    const began = performance.now();
    await open.pop()?.close();
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describeOnEachBackend('a worker that loses its connection during a job', (backend) => {
  test('asks for the next job now and then, until it is connected again', async () => {
    const proxy = await startProxy(backend);
    const job = 'interrupted.v1';
    const seen: unknown[] = [];
    const complaints: string[] = [];
    const log = createLogger({ level: 'warn', destination: { write: (line) => void complaints.push(line) } });
    openQueues(proxy.addresses, job, log).registerWorker(job, async ({ orderId }) => {
      if (seen.length === 0) proxy.cut();
      seen.push(orderId);
    });
    const adding = openQueues(backend.addresses, job);
    await adding.add(job, { orderId: 'ord_1' });
    await eventually(() => expect(seen).toEqual(['ord_1']));
    await delay(1500);
    expect(complaints.length).toBeLessThan(30);
    proxy.restore();
    await adding.add(job, { orderId: 'ord_2' });
    await eventually(() => expect(seen).toContain('ord_2'), RECOVERS_WITHIN_MS);
  });
});
