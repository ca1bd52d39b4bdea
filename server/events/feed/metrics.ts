import { Counter, Gauge, type Registry } from 'prom-client';

export type FeedMetrics = ReturnType<typeof createFeedMetrics>;

export function createFeedMetrics(registry: Registry) {
  const registers = [registry];
  return {
    open: new Gauge({
      name: 'market_feed_open_requests',
      help: 'Requests that wait for events, by kind',
      labelNames: ['kind'] as const,
      registers,
    }),
    events: new Counter({
      name: 'market_feed_events_total',
      help: 'Events sent to readers of the feed',
      registers,
    }),
  };
}
