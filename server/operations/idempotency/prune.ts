import { sweepOld } from '../../foundation/outbox/sweeps.ts';
import { KEPT_MS } from './keys.ts';

const PRUNE = `
  delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < ? order by created_at limit ?
  ) returning key`;

export const pruneIdempotencyKeys = sweepOld('prune-idempotency-keys', KEPT_MS, async (em, ...values) => {
  const gone = await em.execute<unknown[]>(PRUNE, values);
  return gone.length;
});
