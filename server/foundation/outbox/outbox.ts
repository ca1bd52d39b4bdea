import { type Insertable, sql } from 'kysely';
import type { EntityManager } from '../db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../db/row-list.ts';
import { type Parameters, statement, type Tables } from '../db/statement.ts';
import type { Clock } from '../platform/clock.ts';
import type { JobName, JobRegistry, Jobs, PayloadOf } from '../queue/jobs.ts';
import { OUTBOX_CHANNEL } from './channel.ts';
import { OutboxRow } from './outbox.entity.ts';

export type JobRequest<Registry extends JobRegistry = Jobs> = {
  [Name in JobName<Registry>]: {
    job: Name;
    /** Identifies the effect: the same job with the same key is added once, however often it is requested. */
    key: string;
    payload: PayloadOf<Registry, Name>;
    /** Now by default. */
    runAt?: Date;
  };
}[JobName<Registry>];

/** Enqueues work that must happen if, and only if, the caller's transaction commits. */
export class Outbox<Registry extends JobRegistry = Jobs> {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** True if the row is new. */
  async add(em: EntityManager, request: JobRequest<Registry>): Promise<boolean> {
    return (await this.addAll(em, [request])) === 1;
  }

  /** Returns how many rows are new. */
  async addAll(em: EntityManager, requests: readonly JobRequest<Registry>[]): Promise<number> {
    if (!em.isInTransaction()) throw new Error('The outbox is only written inside a transaction');
    const now = this.#clock.now();
    const wanted = requests.map(({ job, key, payload, runAt = now }) => ({
      job,
      key,
      payload,
      run_at: runAt,
    }));
    const result = await insertRows.firstRow(em, { now, wanted: encodeRowList<NewOutboxRow>(wanted) });
    return Number(result?.added ?? 0n);
  }
}

type NewOutboxRow = Pick<
  Insertable<Tables<typeof OutboxRow>['outbox']>,
  'job' | 'key' | 'payload' | 'run_at'
>;

/** Sorted, so that two transactions lock the same keys in the same order. */
const insertRows = statement(
  [OutboxRow],
  (db, { now, wanted }: Parameters<{ now: Date; wanted: RowList<NewOutboxRow> }>) =>
    db
      .with('added', (cte) =>
        cte
          .insertInto('outbox')
          .columns(['job', 'key', 'payload', 'created_at', 'run_at', 'due_at'])
          .expression((eb) =>
            eb
              .selectFrom(
                selectFromRowList(wanted, 'wanted', {
                  job: 'text',
                  key: 'text',
                  payload: 'jsonb',
                  run_at: 'timestamptz',
                }),
              )
              .select(['job', 'key', 'payload'])
              .select(sql<Date>`${now}::timestamptz`.as('created_at'))
              .select(['run_at', 'run_at as due_at'])
              .orderBy('job')
              .orderBy('key'),
          )
          .onConflict((on) => on.columns(['job', 'key']).doNothing())
          .returning('id'),
      )
      .selectFrom('added')
      .select(({ fn }) => [
        fn.countAll<bigint>().as('added'),
        sql`case when count(*) > 0 then pg_notify(${OUTBOX_CHANNEL}, '')::text end`.as('notified'),
      ]),
  { prepared: true },
);
