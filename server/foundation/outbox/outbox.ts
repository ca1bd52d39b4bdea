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
    return (await this.addAll(em, [request])) === 1;
  }

  /** Answers how many rows are new. */
  async addAll(em: EntityManager, requests: readonly JobRequest<Registry>[]): Promise<number> {
    if (!em.isInTransaction()) throw new Error('The outbox is only written inside a transaction');
    const now = this.#clock.now();
    const rows = requests.map(({ job, key, payload, runAt = now }) => ({ job, key, payload, run_at: runAt }));
    const [result] = await em.execute<{ added: number }[]>(INSERT, [now, JSON.stringify(rows)]);
    return result?.added ?? 0;
  }
}

/** Sorted, so that two transactions that add the same keys wait for each other in the same order. */
const INSERT = `
  with added as (
    insert into outbox (job, key, payload, created_at, run_at, due_at)
    select job, key, payload, ?::timestamptz, run_at, run_at
    from jsonb_to_recordset(?::jsonb) as wanted (job text, key text, payload jsonb, run_at timestamptz)
    order by job, key
    on conflict (job, key) do nothing returning id)
  select count(*)::int as added, case when count(*) > 0 then pg_notify('${OUTBOX_CHANNEL}', '')::text end
  from added`;
