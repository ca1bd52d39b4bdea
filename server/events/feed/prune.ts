import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { FeedEvent } from './feed-event.entity.ts';
import { FEED_RETENTION_MS } from './position.ts';

const prune = statement([FeedEvent], (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
  db
    .deleteFrom('feed_events')
    .where('seq', 'in', (eb) =>
      eb
        .selectFrom('feed_events')
        .select('seq')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit),
    ),
);

export const pruneFeed = createRetentionSweep('prune-feed', FEED_RETENTION_MS, (em, before, limit) =>
  prune.affected(em, { before, limit }),
);
