import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { createBoardHandler } from '../../../server/foundation/queue/board.ts';
import { Queues } from '../../../server/foundation/queue/queues.ts';
import { eventually } from '../../support/eventually.ts';
import { quietLog } from '../../support/log.ts';
import { describeOnEachBackend } from '../../support/processes/queue-backends.ts';

describeOnEachBackend('queues', (backend) => {
  const open: Queues[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((queues) => queues.close()));
  });

  let count = 0;
  /** A job name of its own for every test, which is a queue of its own. */
  function openQueues(job = `try-${++count}.v1`) {
    const queues = new Queues({ ...backend.addresses, jobs: [job], log: quietLog, stalledAfterMs: 1000 });
    open.push(queues);
    return { queues, job };
  }

  test('hands a job with its ids to a worker', async () => {
    const { queues, job } = openQueues();
    const seen: unknown[] = [];
    queues.registerWorker(job, async (payload) => void seen.push(payload));
    await queues.add(job, { orderId: 'ord_1' });
    await eventually(() => expect(seen).toEqual([{ orderId: 'ord_1' }]));
  });

  test('names its backend and answers the health check', async () => {
    const { queues } = openQueues();
    await queues.assertReachable();
    expect(queues.backend).toBe(backend.name);
  });

  test('tells how many jobs there are, by name and state', async () => {
    const { queues, job } = openQueues();
    await queues.addAll(job, [{}, {}]);
    await queues.add(job, {}, { delayMs: 60_000 });
    expect(await queues.countJobs()).toEqual({ [job]: { waiting: 2, active: 0, delayed: 1, failed: 0 } });
  });

  test('refuses a job nobody declared', async () => {
    const { queues } = openQueues();
    await expect(queues.add('unknown.v1', {})).rejects.toThrow('No such job: unknown.v1');
  });

  test('does not run a delayed job early', async () => {
    const { queues, job } = openQueues();
    const ranAt: number[] = [];
    queues.registerWorker(job, async () => void ranAt.push(Date.now()));
    const addedAt = Date.now();
    await queues.add(job, {}, { delayMs: 400 });
    await eventually(() => expect(ranAt).toHaveLength(1));
    expect((ranAt[0] ?? 0) - addedAt).toBeGreaterThanOrEqual(395);
    expect((ranAt[0] ?? 0) - addedAt).toBeLessThan(2000);
  });

  test('tries a failing job again, waiting longer each time', async () => {
    const { queues, job } = openQueues();
    const attempts: { attempt: number; at: number }[] = [];
    queues.registerWorker(job, async (_, { attempt }) => {
      attempts.push({ attempt, at: Date.now() });
      if (attempt < 3) throw new Error('not yet');
    });
    await queues.add(job, {}, { backoffMs: 200 });
    await eventually(() => expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]));
    const [first, second, third] = attempts.map(({ at }) => at) as [number, number, number];
    expect(second - first).toBeGreaterThanOrEqual(150);
    expect(third - second).toBeGreaterThan(second - first);
  });

  test('gives up on a job that always fails', async () => {
    const { queues, job } = openQueues();
    let runs = 0;
    queues.registerWorker(job, async () => {
      runs += 1;
      throw new Error('poison');
    });
    await queues.add(job, {}, { attempts: 3, backoffMs: 10 });
    await eventually(async () => expect(await queues.getQueue(job).getFailedCount()).toBe(1));
    const left = await queues.getQueue(job).getJobCounts('waiting', 'delayed', 'active');
    expect(left).toEqual({ waiting: 0, delayed: 0, active: 0 });
    expect(runs).toBe(3);
  });

  test('takes the same job id again once the first is done', async () => {
    const { queues, job } = openQueues();
    let runs = 0;
    queues.registerWorker(job, async () => void runs++);
    for (const expected of [1, 2]) {
      await queues.add(job, {}, { jobId: 'same' });
      await eventually(() => expect(runs).toBe(expected));
      await eventually(async () => expect(await queues.getQueue(job).getJob('same')).toBeUndefined());
    }
  });

  test('gives the job of a killed worker to another', async () => {
    const { queues, job } = openQueues();
    const args = [join(import.meta.dirname, 'hanging-worker.ts'), job, JSON.stringify(backend.addresses)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await queues.add(job, { orderId: 'ord_1' });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const seen: unknown[] = [];
    queues.registerWorker(job, async (payload) => void seen.push(payload));
    await eventually(() => expect(seen).toEqual([{ orderId: 'ord_1' }]), 10_000);
  });

  test('lets a running job end before it closes', async () => {
    const { queues, job } = openQueues();
    const steps: string[] = [];
    queues.registerWorker(job, async () => {
      steps.push('begun');
      await delay(300);
      steps.push('ended');
    });
    await queues.add(job, {});
    await eventually(() => expect(steps).toEqual(['begun']));
    await open.pop()?.close();
    steps.push('closed');
    expect(steps).toEqual(['begun', 'ended', 'closed']);
  });

  test('does not wait for ever for a job that does not end', async () => {
    const { queues, job } = openQueues();
    const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
    let begun = false;
    queues.registerWorker(job, () => {
      begun = true;
      return hanging;
    });
    await queues.add(job, {});
    await eventually(() => expect(begun).toBe(true));
    await open.pop()?.close(200);
    release();
  });

  test('shows its jobs on the board, which changes none', async () => {
    const { queues, job } = openQueues();
    await queues.add(job, { orderId: 'ord_board' });
    const server = express().use('/board', createBoardHandler(queues, '/board')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const page = await fetch(`http://127.0.0.1:${port}/board`);
    expect(page.headers.get('content-type')).toContain('text/html');
    const answer = await fetch(`http://127.0.0.1:${port}/board/api/queues?activeQueue=${job}&status=latest`);
    const { queues: shown } = (await answer.json()) as {
      queues: { name: string; jobs: { id: string; data: unknown }[] }[];
    };
    expect(shown).toMatchObject([{ name: job, jobs: [{ data: { orderId: 'ord_board' } }] }]);
    const change = (path: string) =>
      fetch(`http://127.0.0.1:${port}/board/api/queues/${job}/${path}`, { method: 'PUT' });
    for (const path of ['pause', `${shown[0]?.jobs[0]?.id}/clean`, 'clean/wait'])
      expect((await change(path)).status).toBe(405);
    server.close();
  });
});
