import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { createRetentionSweep } from '../../foundation/outbox/sweeps.ts';
import { Notification } from './notification.entity.ts';

const RETENTION_MS = 90 * 24 * 3_600_000;
const prune = statement(
  [Notification],
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('notifications')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('notifications')
          .select('id')
          .where('read_at', '<', before)
          .orderBy('read_at')
          .limit(limit),
      ),
);

/** Read notifications are deleted after a while; unread ones stay. */
export const pruneNotifications = createRetentionSweep(
  'prune-notifications',
  RETENTION_MS,
  (em, before, limit) => prune.affected(em, { before, limit }),
);
