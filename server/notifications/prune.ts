import type { Sweep } from '../outbox/sweeps.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
const BATCH = 500;
const PRUNE = `
  delete from notifications where id in (
    select id from notifications where read_at < ? order by read_at limit ?
  ) returning id`;

/** What was read is kept for a while; what was not read is kept. */
export const pruneNotifications: Sweep = {
  name: 'prune-notifications',
  everySeconds: 600,
  async step(em, now) {
    const gone = await em.execute<unknown[]>(PRUNE, [new Date(now.getTime() - KEPT_MS), BATCH]);
    return gone.length === BATCH ? 'more' : undefined;
  },
};
