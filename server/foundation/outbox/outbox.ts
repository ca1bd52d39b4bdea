import { type Insertable, type QueryCreator, sql } from 'kysely';
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
    /**
     * Identifies the effect: the same job with the same key is added once, however often it is requested. A
     * replaceable job is added again if it is requested for another time, or after it was done.
     */
    key: string;
    payload: PayloadOf<Registry, Name>;
    /** Now by default. */
    runAt?: Date;
  };
}[JobName<Registry>];

/** Enqueues work that must happen if, and only if, the caller's transaction commits. */
export class Outbox<Registry extends JobRegistry = Jobs> {
  readonly #clock: Clock;
  readonly #jobs: Registry;

  constructor(clock: Clock, jobs: Registry) {
    this.#clock = clock;
    this.#jobs = jobs;
  }

  async add(em: EntityManager, ...requests: JobRequest<Registry>[]): Promise<void> {
    if (requests.length === 0) return;
    if (!em.isInTransaction()) throw new Error('The outbox is only written inside a transaction');
    const now = this.#clock.now();
    const rows = requests.map(({ job, key, payload, runAt = now }) => {
      const isReplaceable = this.#jobs[job]?.isReplaceable ?? false;
      const row = { job, key, payload, run_at: runAt };
      return { isReplaceable, row };
    });
    const { replaceable = [], others = [] } = Object.groupBy(rows, ({ isReplaceable }) =>
      isReplaceable ? 'replaceable' : 'others',
    );
    const encode = (group: typeof rows) => encodeRowList<NewOutboxRow>(group.map(({ row }) => row));
    if (others.length > 0) await insertRows.defer(em, { now, wanted: encode(others) });
    if (replaceable.length > 0) await replaceRows.defer(em, { now, wanted: encode(replaceable) });
  }
}

type NewOutboxRow = Pick<
  Insertable<Tables<typeof OutboxRow>['outbox']>,
  'job' | 'key' | 'payload' | 'run_at'
>;

type Wanted = Parameters<{ now: Date; wanted: RowList<NewOutboxRow> }>;

/** Sorted, so that two transactions lock the same keys in the same order. */
const insertWanted = (db: QueryCreator<Tables<typeof OutboxRow>>, { now, wanted }: Wanted) =>
  db
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
    );

const notifyIfAdded = sql`case when count(*) > 0 then pg_notify(${OUTBOX_CHANNEL}, '')::text end`.as(
  'notified',
);

const insertRows = statement([OutboxRow], (db, values: Wanted) =>
  db
    .with('added', (cte) =>
      insertWanted(cte, values)
        .onConflict((on) => on.columns(['job', 'key']).doNothing())
        .returning('id'),
    )
    .selectFrom('added')
    .select(notifyIfAdded),
);

/** The row gets a new id: a run of the earlier request, or its entry in a queue, cannot finish the later one. */
const replaceRows = statement([OutboxRow], (db, values: Wanted) =>
  db
    .with('added', (cte) =>
      insertWanted(cte, values)
        .onConflict((on) =>
          on
            .columns(['job', 'key'])
            .doUpdateSet(({ ref }) => ({
              id: ref('excluded.id'),
              payload: ref('excluded.payload'),
              created_at: ref('excluded.created_at'),
              run_at: ref('excluded.run_at'),
              due_at: ref('excluded.due_at'),
              relays: 0,
              attempts: 0,
              locked_until: null,
              last_error: null,
              done_at: null,
              failed_at: null,
            }))
            // a sweep asks again for the same time if a finished run left its row due
            .where(({ eb, or, ref }) =>
              or([eb('outbox.run_at', '<>', ref('excluded.run_at')), eb('outbox.done_at', 'is not', null)]),
            ),
        )
        .returning('id'),
    )
    .selectFrom('added')
    .select(notifyIfAdded),
);
