import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { eventually } from '../../support/eventually.ts';
import { describeOnEachBackend } from '../../support/processes/queue-backends.ts';
import { World } from './world.ts';

describeOnEachBackend('outbox', (backend) => {
  let world: World;
  let others: World[];

  beforeAll(() => backend.database.query('create table effects (id text not null, attempt int)'));
  beforeEach(async () => {
    await backend.database.query('truncate effects, outbox');
    world = await World.open(backend.addresses);
    await Promise.all(world.queues.listQueues().map((queue) => queue.obliterate({ force: true })));
    others = [];
  });
  afterEach(async () => {
    await Promise.all([world, ...others].map((each) => each.close()));
  });

  async function another(): Promise<World> {
    const other = await World.open(backend.addresses);
    others.push(other);
    return other;
  }

  const effects = async () =>
    (await backend.database.query<{ id: string }>('select id from effects order by id')).map(({ id }) => id);
  const rows = () =>
    backend.database.query<{
      key: string;
      attempts: number;
      done: boolean;
      failed: boolean;
      last_error: string;
    }>(
      `select key, attempts, done_at is not null as done, failed_at is not null as failed, last_error
       from outbox order by key`,
    );

  function countInDatabase(target: World): void {
    target.workers.registerTransactional('count.v1', async ({ id }, { em, attempt }) => {
      await em.execute('insert into effects values (?, ?)', [id, attempt]);
    });
  }

  test('a rolled back transaction leaves no job', async () => {
    countInDatabase(world);
    const failing = world.transaction(async (em) => {
      await world.outbox.add(em, { job: 'count.v1', key: 'a', payload: { id: 'a' } });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await world.settle(world.relay(), 2000)).toBe(true);
    expect([await effects(), await rows()]).toEqual([[], []]);
  });

  test('is not written outside a transaction', async () => {
    const adding = world.outbox.add(world.orm.em.fork(), { job: 'count.v1', key: 'a', payload: { id: 'a' } });
    await expect(adding).rejects.toThrow('only written inside a transaction');
  });

  test('a committed row takes effect once, and the same key is not taken twice', async () => {
    countInDatabase(world);
    await world.add('count.v1', 'a');
    await world.add('count.v1', 'a');
    expect(await world.settle(world.relay(), 5000)).toBe(true);
    expect(await effects()).toEqual(['a']);
    expect(await rows()).toMatchObject([{ key: 'a', attempts: 1, done: true }]);
  });

  const inSeconds = (seconds: number) => new Date(world.clock.now().getTime() + seconds * 1000);
  const dueTimes = async () =>
    (await backend.database.query<{ due_at: Date }>('select due_at from outbox')).map(({ due_at }) => due_at);

  test('a later request of a replaceable job replaces the earlier one, which does not run', async () => {
    world.workers.register('follow.v1', async ({ id }, { em }) => {
      await em.execute('insert into effects values (?, 1)', [id]);
    });
    const later = inSeconds(3600);
    await world.add('follow.v1', 'a', inSeconds(1800));
    await world.add('follow.v1', 'a', later);
    expect(await dueTimes()).toEqual([later]);
    world.clock.advance(1801);
    expect(await world.relay().relayDue()).toBe(0);
    world.clock.advance(1800);
    expect(await world.settle(world.relay(), 5000)).toBe(true);
    expect(await effects()).toEqual(['a']);
  });

  test('a worker whose clock is behind is told the time for which a job was requested', async () => {
    const seen: Date[] = [];
    world.workers.register('follow.v1', async (_payload, { now }) => void seen.push(now));
    const requested = inSeconds(60);
    await world.add('follow.v1', 'a', requested);
    await world.relay({ clock: new OffsetClock(61_000) }).relayDue();
    await eventually(() => expect(seen).toEqual([requested]));
  });

  test('a replaceable job that is done is added again for the same time: its row is still due', async () => {
    world.workers.register('follow.v1', async ({ id }, { em }) => {
      await em.execute('insert into effects values (?, 1)', [id]);
    });
    const due = world.clock.now();
    for (const runs of [1, 2]) {
      await world.add('follow.v1', 'a', due);
      expect(await world.settle(world.relay(), 5000)).toBe(true);
      expect(await effects()).toHaveLength(runs);
    }
  });

  test('a run that requests its own follow-up leaves it open, and requesting the same time again changes nothing', async () => {
    const followUp = inSeconds(3600);
    world.workers.register('follow.v1', async ({ id }, { em }) => {
      await em.execute('insert into effects values (?, 1)', [id]);
      await world.add('follow.v1', id, followUp);
    });
    await world.add('follow.v1', 'a');
    const relay = world.relay();
    await relay.relayDue();
    await eventually(async () => expect(await dueTimes()).toEqual([followUp]));
    await eventually(async () => expect(await world.queues.getQueue('follow.v1').count()).toBe(0));
    const read = () => backend.database.query('select id, done_at, locked_until, attempts from outbox');
    const before = await read();
    expect(before).toMatchObject([{ done_at: null, locked_until: null, attempts: 0 }]);
    await world.add('follow.v1', 'a', followUp);
    expect(await read()).toEqual(before);
    expect(await effects()).toEqual(['a']);
  });

  test('a running relay hears of new rows at once', async () => {
    countInDatabase(world);
    world.relay({ maxSleepMs: 600_000 }).start();
    await world.add('count.v1', 'warm-up');
    await eventually(async () => expect(await effects()).toEqual(['warm-up']));
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await world.add('count.v1', id);
      await eventually(async () => expect(await effects()).toContain(id));
    }
  });

  test('four relays in parallel with two workers deliver every row once', async () => {
    const ids = Array.from({ length: 300 }, (_, i) => `row-${String(i).padStart(3, '0')}`);
    await world.transaction(async (em) => {
      for (const id of ids) await world.outbox.add(em, { job: 'count.v1', key: id, payload: { id } });
    });
    const second = await another();
    for (const each of [world, second]) countInDatabase(each);
    const relays = [world.relay(), world.relay(), second.relay(), second.relay()];
    const moved = await Promise.all(relays.map((relay) => relay.relayDue()));
    expect(moved.reduce((sum, each) => sum + each, 0)).toBe(300);
    expect(await world.settle(world.relay(), 20_000)).toBe(true);
    expect(await effects()).toEqual(ids);
  });

  test('a job delivered twice takes effect once', async () => {
    await world.add('count.v1', 'a');
    await world.relay().relayDue();
    const [row] = await backend.database.query<{ id: string }>('select id from outbox');
    for (let i = 0; i < 5; i++) await world.queues.add('count.v1', { outboxId: row?.id ?? '' });
    countInDatabase(world);
    countInDatabase(await another());
    expect(await world.settle(world.relay(), 5000)).toBe(true);
    await eventually(async () => expect(await world.queues.getQueue('count.v1').count()).toBe(0));
    expect(await effects()).toEqual(['a']);
  });

  test('a queue that lost everything is filled again', async () => {
    for (const id of ['a', 'b', 'c']) await world.add('count.v1', id);
    const relay = world.relay({ leaseSeconds: 1 });
    expect(await relay.relayDue()).toBe(3);
    await world.queues.getQueue('count.v1').obliterate({ force: true });
    countInDatabase(world);
    expect(await relay.relayDue()).toBe(0);
    relay.start();
    await eventually(async () => expect(await effects()).toEqual(['a', 'b', 'c']), 10_000);
  });

  test('a row whose worker was killed is run by another', async () => {
    const args = [join(import.meta.dirname, 'hanging-worker.ts'), JSON.stringify(backend.addresses)];
    const child = spawn(process.execPath, args.filter(Boolean) as string[], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await world.add('reach-out.v1', 'a');
    const relay = world.relay({ leaseSeconds: 1 });
    relay.start();
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const attempts: number[] = [];
    world.workers.register('reach-out.v1', async (_, { attempt }) => void attempts.push(attempt));
    await eventually(async () => expect(await rows()).toMatchObject([{ done: true, attempts: 2 }]), 15_000);
    expect(attempts).toEqual([2]);
  });

  test('a row waits for its time, by the clock of the service', async () => {
    countInDatabase(world);
    const relay = world.relay();
    relay.start();
    await world.add('count.v1', 'later', new Date(world.clock.now().getTime() + 48 * 3600 * 1000));
    expect(await world.settle(relay, 2000)).toBe(true);
    expect(await effects()).toEqual([]);
    world.clock.advance(48 * 3600);
    expect(await world.settle(relay, 2000)).toBe(true);
    expect(await effects()).toEqual(['later']);
  });

  test('a row whose payload cannot be read is set aside at its first attempt', async () => {
    countInDatabase(world);
    await world.add('count.v1', 'a');
    await backend.database.query(`update outbox set payload = '{"identifier": "a"}'`);
    expect(await world.settle(world.relay(), 5000)).toBe(true);
    expect(await effects()).toEqual([]);
    const last_error = 'The stored count.v1.id is not a string.';
    expect(await rows()).toMatchObject([{ attempts: 1, done: false, failed: true, last_error }]);
  });

  test('a failing row is tried again after its backoff and set aside after its last attempt', async () => {
    const attempts: string[] = [];
    const givenUp: string[] = [];
    world.workers.register(
      'reach-out.v1',
      async ({ id }, { attempt, isLastAttempt }) => {
        attempts.push(`${id} ${attempt} ${isLastAttempt}`);
        throw new Error(`no answer ${attempt}`);
      },
      {
        onAttemptsExhausted: async ({ id }, em) => {
          givenUp.push(id);
          await em.execute('insert into effects values (?, 0)', [id]);
        },
      },
    );
    const relay = world.relay();
    await world.add('reach-out.v1', 'a');
    for (const seconds of [0, 59, 1, 119, 1, 3600]) {
      world.clock.advance(seconds);
      expect(await world.settle(relay, 3000)).toBe(true);
    }
    expect(attempts).toEqual(['a 1 false', 'a 2 false', 'a 3 true']);
    expect(await rows()).toEqual([
      { key: 'a', attempts: 3, done: false, failed: true, last_error: 'no answer 3' },
    ]);
    expect([givenUp, await effects()]).toEqual([['a'], ['a']]);
  });

  test('a failed transactional handler leaves nothing of its work', async () => {
    let runs = 0;
    world.workers.registerTransactional('count.v1', async ({ id }, { em }) => {
      await em.execute('insert into effects values (?, 0)', [id]);
      if (++runs === 1) throw new Error('after the work');
    });
    const relay = world.relay();
    await world.add('count.v1', 'a');
    expect(await world.settle(relay, 3000)).toBe(true);
    expect([await effects(), await rows()]).toMatchObject([
      [],
      [{ done: false, last_error: 'after the work' }],
    ]);
    world.clock.advance(1);
    expect(await world.settle(relay, 3000)).toBe(true);
    expect(await effects()).toEqual(['a']);
  });

  test('a run that takes longer than its lease is not started a second time while its process lives', async () => {
    let runs = 0;
    world.workers.register('reach-out.v1', async () => {
      runs += 1;
      await delay(3500);
    });
    world.relay({ leaseSeconds: 1 }).start();
    await world.add('reach-out.v1', 'a');
    await eventually(async () => expect(await rows()).toMatchObject([{ done: true, attempts: 1 }]), 10_000);
    expect(runs).toBe(1);
  });

  test('moving the clock does not start a running job a second time', async () => {
    const { promise: hanging, resolve: release } = Promise.withResolvers<void>();
    let runs = 0;
    world.workers.register('count.v1', async () => {
      runs += 1;
      await hanging;
    });
    const relay = world.relay();
    await world.add('count.v1', 'a');
    await relay.relayDue();
    await eventually(() => expect(runs).toBe(1));
    world.clock.advance(7 * 24 * 3600);
    expect(await relay.relayDue()).toBe(1);
    await delay(200);
    release();
    expect(await world.settle(relay, 3000)).toBe(true);
    expect(runs).toBe(1);
  });

  test('work goes on after every connection was cut', async () => {
    countInDatabase(world);
    const relay = world.relay({ leaseSeconds: 1 });
    relay.start();
    await world.add('count.v1', 'before');
    await eventually(async () => expect(await effects()).toEqual(['before']));
    await backend.interrupt();
    await eventually(() => world.add('count.v1', 'after'));
    await eventually(async () => expect(await effects()).toEqual(['after', 'before']), 15_000);
    await world.queues.assertReachable();
  });

  test('a queue that cannot be reached keeps the rows for later', async () => {
    await world.add('count.v1', 'a');
    const cutOff = await another();
    await cutOff.queues.close();
    await expect(cutOff.relay().relayDue()).rejects.toThrow();
    countInDatabase(world);
    expect(await world.settle(world.relay(), 5000)).toBe(true);
    expect(await effects()).toEqual(['a']);
  });
});
