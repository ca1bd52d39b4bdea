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

/** What was read is kept for a while; what was not read is kept. */
export const pruneNotifications = createRetentionSweep(
  'prune-notifications',
  RETENTION_MS,
  (em, before, limit) => prune.affected(em, { before, limit }),
);
