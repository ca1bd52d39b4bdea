import type { EntityManager } from '../db/orm.ts';
import type { Clock } from '../platform/clock.ts';
import type { JobName, JobRegistry, Jobs, PayloadOf } from '../queue/jobs.ts';
import { OUTBOX_CHANNEL } from './channel.ts';

export type JobRequest<Registry extends JobRegistry = Jobs> = {
  [Name in JobName<Registry>]: {
    job: Name;
    /** Names the effect: the same job with the same key is added once, however often it is asked for. */
    key: string;
    payload: PayloadOf<Registry, Name>;
    /** At once, unless said. */
    runAt?: Date;
  };
}[JobName<Registry>];

/** Where a service leaves work that must happen if, and only if, its transaction commits. */
export class Outbox<Registry extends JobRegistry = Jobs> {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Answers whether the row is new. */
  async add(em: EntityManager, request: JobRequest<Registry>): Promise<boolean> {
    if (!em.isInTransaction()) throw new Error('The outbox is only written inside a transaction');
    const now = this.#clock.now();
    const runAt = request.runAt ?? now;
    const added = await em.execute<unknown[]>(
      `with added as (
         insert into outbox (job, key, payload, created_at, run_at, due_at) values (?, ?, ?, ?, ?, ?)
         on conflict (job, key) do nothing returning id)
       select pg_notify('${OUTBOX_CHANNEL}', '') from added`,
      [request.job, request.key, JSON.stringify(request.payload), now, runAt, runAt],
    );
    return added.length > 0;
  }
}
