import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { waitForJobs } from '../../../sandbox/wait-for-jobs.ts';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { EntityManager, MikroORM } from '../../../server/foundation/db/orm.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import { OutboxRelay } from '../../../server/foundation/outbox/relay.ts';
import { OutboxWorkers } from '../../../server/foundation/outbox/workers.ts';
import type { Clock } from '../../../server/foundation/platform/clock.ts';
import { text } from '../../../server/foundation/platform/field-readers.ts';
import { defineJob } from '../../../server/foundation/queue/jobs.ts';
import { Queues } from '../../../server/foundation/queue/queues.ts';
import type { RedisAddress } from '../../../server/foundation/queue/redis-connection.ts';
import { quietLog } from '../../support/log.ts';

export const TEST_JOBS = {
  'count.v1': defineJob({ id: text }),
  'reach-out.v1': defineJob(
    { id: text },
    { maxAttempts: 3, leaseSeconds: 1, backoffSeconds: (attempt) => attempt * 60 },
  ),
  'follow.v1': defineJob({ id: text }, { isReplaceable: true }),
};
export type TestJobs = typeof TEST_JOBS;
const JOB_NAMES = Object.keys(TEST_JOBS);

export interface Addresses {
  databaseUrl: string;
  redis: RedisAddress | undefined;
}

/** What one process of the service has, as far as jobs go. */
export class World {
  readonly clock: OffsetClock;
  readonly outbox: Outbox<TestJobs>;
  readonly orm: MikroORM;
  readonly queues: Queues;
  readonly workers: OutboxWorkers<TestJobs>;
  readonly addresses: Addresses;
  readonly #relays: OutboxRelay[] = [];

  static async open(addresses: Addresses): Promise<World> {
    return new World(addresses, await openDatabase(addresses.databaseUrl, { poolSize: 20 }));
  }

  private constructor(addresses: Addresses, orm: MikroORM) {
    this.addresses = addresses;
    this.orm = orm;
    this.clock = new OffsetClock();
    this.outbox = new Outbox<TestJobs>(this.clock, TEST_JOBS);
    this.queues = new Queues({ ...addresses, jobs: JOB_NAMES, log: quietLog, stalledAfterMs: 1000 });
    this.workers = new OutboxWorkers({ em: orm.em, queues: this.queues, jobs: TEST_JOBS, clock: this.clock });
  }

  relay(options: { leaseSeconds?: number; clock?: Clock; maxSleepMs?: number } = {}): OutboxRelay {
    const relay = new OutboxRelay({
      em: this.orm.em,
      databaseUrl: this.addresses.databaseUrl,
      queues: this.queues,
      jobs: JOB_NAMES,
      clock: this.clock,
      log: quietLog,
      ...options,
    });
    this.#relays.push(relay);
    return relay;
  }

  settle(relay: OutboxRelay, timeoutMs: number): Promise<boolean> {
    return waitForJobs({ relay, orm: this.orm, clock: this.clock }, timeoutMs);
  }

  transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.orm.em.fork().transactional(work);
  }

  add(jobName: keyof TestJobs, id: string, runAt?: Date): Promise<void> {
    const request = { job: jobName, key: id, payload: { id }, ...(runAt && { runAt }) };
    return this.transaction((em) => this.outbox.add(em, request));
  }

  async close(): Promise<void> {
    await Promise.all(this.#relays.map((relay) => relay.stop()));
    await this.queues.close();
    await this.orm.close(true);
  }
}
