import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { pruneDissolvedBatches } from './batches/batch-rows.ts';
import type { TransferService } from './transfers.ts';

const DISSOLVED_RETENTION_MS = 7 * 24 * 3600 * 1000;

export function createTransfersModule({ dispatcher }: TransferService, databaseUrl: string) {
  return {
    start: () => dispatcher.start(databaseUrl),
    stop: (timeoutMs: number) => dispatcher.stop(timeoutMs),
    prune: [createRetentionSweep('prune-batches', DISSOLVED_RETENTION_MS, pruneDissolvedBatches)],
  };
}
