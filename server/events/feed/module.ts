import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import type { Metrics } from '../../foundation/platform/metrics.ts';
import { FeedService } from './feed-service.ts';
import { eventsHandlers } from './handlers.ts';
import { createFeedMetrics } from './metrics.ts';
import { pruneFeed } from './prune.ts';
import { WakeUps } from './wake-ups.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  orm: MikroORM;
}

export function createFeedModule({ config, clock, log, metrics, orm }: Dependencies): DomainModule {
  const { em } = orm;
  const wakeUps = new WakeUps({ em, databaseUrl: config.directDatabaseUrl, log });
  const feed = new FeedService({ em, clock, wakeUps, metrics: createFeedMetrics(metrics.registry) });
  return {
    handlers: { events: eventsHandlers(feed) },
    prune: [pruneFeed],
    stop: () => wakeUps.stop(),
  };
}
