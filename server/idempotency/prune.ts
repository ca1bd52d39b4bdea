import type { Sweep } from '../outbox/sweeps.ts';
import { KEPT_MS } from './keys.ts';

const BATCH = 500;
const PRUNE = `
  delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < ? order by created_at limit ?
  ) returning key`;

export const pruneIdempotencyKeys: Sweep = {
  name: 'prune-idempotency-keys',
  everySeconds: 600,
  async step(em, now) {
    const gone = await em.execute<unknown[]>(PRUNE, [new Date(now.getTime() - KEPT_MS), BATCH]);
    return gone.length === BATCH ? 'more' : undefined;
  },
};
