import type { EntityManager } from '../db/orm.ts';
import type { JobPayload } from '../queue/jobs.ts';

export interface RelayedRow {
  id: string;
  job: string;
  relays: number;
}

export interface RunningRow {
  id: string;
  key: string;
  payload: JobPayload;
  attempts: number;
}

const OPEN = 'done_at is null and failed_at is null';

/**
 * Takes due rows for the queue. Each is looked at again after a lease that doubles, in case the queue loses it; the
 * caller commits only once the queue has them.
 */
export function takeDue(
  em: EntityManager,
  now: Date,
  jobs: readonly string[],
  limit: number,
  leaseSeconds: number,
) {
  return em.execute<RelayedRow[]>(
    `with due as (
       select id from outbox where ${OPEN} and due_at <= ? and job = any(string_to_array(?, ','))
       order by due_at limit ? for update skip locked)
     update outbox set relays = relays + 1,
       due_at = ?::timestamptz + make_interval(secs => ? * power(2, least(relays, 5)))
     from due where outbox.id = due.id
     returning outbox.id::text as id, job, relays`,
    [now, jobs.join(','), limit, now, leaseSeconds],
  );
}

export async function nextDue(em: EntityManager, jobs: readonly string[]): Promise<Date | undefined> {
  const [row] = await em.execute<{ due_at: Date }[]>(
    `select due_at from outbox where ${OPEN} and job = any(string_to_array(?, ',')) order by due_at limit 1`,
    [jobs.join(',')],
  );
  return row && new Date(row.due_at);
}

/** Rows that are due, waiting in the queue, or being run. */
export async function countUnsettled(em: EntityManager, now: Date): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from outbox
     where ${OPEN} and (due_at <= ? or relays > 0 or locked_until > clock_timestamp())`,
    [now],
  );
  return row?.count ?? 0;
}

/**
 * For how long a run is its worker's, unless it says again that it is alive. The lock is on the database's own time:
 * it asks whether a process died, which a service clock moved by hand must not answer. The relay looks a little later,
 * so that it does not find the lock in its last moment and wait for another lease.
 */
const HELD = `locked_until = clock_timestamp() + make_interval(secs => ?),
  due_at = ?::timestamptz + make_interval(secs => ? + 0.5)`;

/** Begins a run, unless the row is finished or another worker has it. */
export async function beginRun(em: EntityManager, id: string, now: Date, leaseSeconds: number) {
  const [row] = await em.execute<RunningRow[]>(
    `update outbox set attempts = attempts + 1, relays = 0, ${HELD}
     where id = ? and ${OPEN} and (locked_until is null or locked_until <= clock_timestamp())
     returning id::text as id, key, payload, attempts`,
    [leaseSeconds, now, leaseSeconds, id],
  );
  return row;
}

/** A row that its own run has locked needs no word that the run is alive, and must not be waited for. */
export async function prolongRun(em: EntityManager, row: RunningRow, now: Date, leaseSeconds: number) {
  await em.execute(
    `update outbox set ${HELD} where id = (
       select id from outbox where id = ? and attempts = ? and ${OPEN} for update skip locked)`,
    [leaseSeconds, now, leaseSeconds, row.id, row.attempts],
  );
}

/** Answers false when this run was given up for lost and another has taken its place. */
export async function markDone(em: EntityManager, row: RunningRow, now: Date): Promise<boolean> {
  const done = await em.execute<unknown[]>(
    `update outbox set done_at = ?, locked_until = null
     where id = ? and attempts = ? and ${OPEN} returning id`,
    [now, row.id, row.attempts],
  );
  return done.length > 0;
}

export async function markForRetry(
  em: EntityManager,
  row: RunningRow,
  error: string,
  dueAt: Date,
): Promise<void> {
  await em.execute(
    `update outbox set last_error = ?, due_at = ?, relays = 0, locked_until = null
     where id = ? and attempts = ? and ${OPEN}`,
    [error, dueAt, row.id, row.attempts],
  );
}

export async function markFailed(
  em: EntityManager,
  row: RunningRow,
  error: string,
  now: Date,
): Promise<boolean> {
  const failed = await em.execute<unknown[]>(
    `update outbox set last_error = ?, failed_at = ?, locked_until = null
     where id = ? and attempts = ? and ${OPEN} returning id`,
    [error, now, row.id, row.attempts],
  );
  return failed.length > 0;
}

export async function pruneDone(em: EntityManager, before: Date, limit: number): Promise<number> {
  const gone = await em.execute<unknown[]>(
    `delete from outbox where id in (select id from outbox where done_at < ? order by done_at limit ?) returning id`,
    [before, limit],
  );
  return gone.length;
}
