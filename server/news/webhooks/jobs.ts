import { sweepOld } from '../../foundation/outbox/sweeps.ts';
import { pruneDeliveries } from './delivery-rows.ts';
import { KEPT_MS } from './policy.ts';

export const pruneWebhooks = sweepOld('prune-webhooks', KEPT_MS, pruneDeliveries);
