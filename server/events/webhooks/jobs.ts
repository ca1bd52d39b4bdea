import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { WEBHOOK_RETENTION_MS } from './delivery-policy.ts';
import { deleteOldDeliveries } from './delivery-statements.ts';

export const pruneWebhooks = createRetentionSweep(
  'prune-webhooks',
  WEBHOOK_RETENTION_MS,
  deleteOldDeliveries,
);
