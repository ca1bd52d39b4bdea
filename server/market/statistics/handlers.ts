import type { StatsHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { listActivity } from './activity.ts';
import { toActivity, toDailyMetrics, toPlatformStats } from './convert.ts';
import { readDailyStatistics, readTotals } from './reads.ts';

export function statsHandlers(clock: Clock): StatsHandlers<RequestContext> {
  return {
    platform: async (_request, context) => ok(toPlatformStats(await context.read(readTotals), clock.now())),
    async daily({ query }, context) {
      const days = await context.read((em) => readDailyStatistics(em, clock.now(), query.days ?? 30));
      return ok({ series: days.map(toDailyMetrics) });
    },
    async activity({ query }, context) {
      const rows = await context.read((em) => listActivity(em, query.limit ?? 20));
      return ok(rows.map(toActivity));
    },
  };
}
