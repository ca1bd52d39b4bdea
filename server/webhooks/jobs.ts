import type { Sweep } from '../outbox/sweeps.ts';
import { pruneDeliveries } from './delivery-rows.ts';
import { KEPT_MS } from './policy.ts';

const BATCH = 500;

export const pruneWebhooks: Sweep = {
  name: 'prune-webhooks',
  everySeconds: 600,
  async step(em, now) {
    const pruned = await pruneDeliveries(em, new Date(now.getTime() - KEPT_MS), BATCH);
    return pruned === BATCH ? 'more' : undefined;
  },
};
