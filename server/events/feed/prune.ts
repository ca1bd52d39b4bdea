import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { FeedEvent } from './feed-event.entity.ts';
import { FEED_RETENTION_MS } from './position.ts';

/** Numbers rise with time, so the oldest are the first. */
const prune = statement([FeedEvent], (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
  db.deleteFrom('feed_events').where('seq', 'in', (eb) =>
    eb
      .selectFrom((from) =>
        from.selectFrom('feed_events').select(['seq', 'created_at']).orderBy('seq').limit(limit).as('oldest'),
      )
      .select('oldest.seq')
      .where('oldest.created_at', '<', before),
  ),
);

export const pruneFeed = createRetentionSweep('prune-feed', FEED_RETENTION_MS, (em, before, limit) =>
  prune.affected(em, { before, limit }),
);
