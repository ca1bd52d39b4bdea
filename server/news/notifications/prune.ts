import { sweepOld } from '../../foundation/outbox/sweeps.ts';

const KEPT_MS = 90 * 24 * 3_600_000;
const PRUNE = `
  delete from notifications where id in (
    select id from notifications where read_at < ? order by read_at limit ?
  ) returning id`;

/** What was read is kept for a while; what was not read is kept. */
export const pruneNotifications = sweepOld('prune-notifications', KEPT_MS, async (em, ...values) => {
  const gone = await em.execute<unknown[]>(PRUNE, values);
  return gone.length;
});
