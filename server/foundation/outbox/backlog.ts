import type { EntityManager } from '../db/orm.ts';

/** Due rows that no relay has moved yet. */
export interface Backlog {
  /** Counting stops at `MOST_COUNTED`. */
  pending: number;
  /** Age of the oldest; 0 when there is none. */
  lagSeconds: number;
}

const MOST_COUNTED = 100_000;

/** Read over the index of rows that are still to be done, however many are done. */
const DUE = `
  select count(*)::int as pending, min(due_at) as oldest
  from (
    select due_at from outbox where done_at is null and failed_at is null and due_at <= ?
    order by due_at limit ${MOST_COUNTED}) as due`;

export async function readBacklog(em: EntityManager, now: Date): Promise<Backlog> {
  const [row] = await em.execute<{ pending: number; oldest: Date | string | null }[]>(DUE, [now]);
  const oldest = row?.oldest ? new Date(row.oldest).getTime() : now.getTime();
  return { pending: row?.pending ?? 0, lagSeconds: (now.getTime() - oldest) / 1000 };
}
