import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { statisticsCompactionSweep } from './compaction.ts';
import { statsHandlers } from './handlers.ts';
import { orderCountSweeps } from './order-count-compaction.ts';

export function createStatisticsModule(clock: Clock): DomainModule {
  return {
    handlers: { stats: statsHandlers(clock) },
    prune: [statisticsCompactionSweep, ...orderCountSweeps],
  };
}
