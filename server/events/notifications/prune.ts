import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { createRetentionSweep, type Sweep } from '../../foundation/outbox/sweeps.ts';
import { Notification } from './notification.entity.ts';

export interface NotificationRetention {
  /** Since they were read. */
  notifications: number;
  /** Since they were created. */
  unreadNotifications: number;
}

const deleteRead = statement(
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

/** Ids begin with the time of creation, so their index finds the oldest. */
const deleteUnread = statement(
  [Notification],
  (db, { before, beforeId, limit }: Parameters<{ before: Date; beforeId: string; limit: number }>) =>
    db
      .deleteFrom('notifications')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('notifications')
          .select('id')
          .where('id', '<', beforeId)
          .where('created_at', '<', before)
          .where('read_at', 'is', null)
          .orderBy('id')
          .limit(limit),
      ),
);

export function createNotificationPruning(retentionMs: NotificationRetention): Sweep[] {
  return [
    createRetentionSweep('prune-notifications', retentionMs.notifications, (em, before, limit) =>
      deleteRead.affected(em, { before, limit }),
    ),
    createRetentionSweep('prune-unread-notifications', retentionMs.unreadNotifications, (em, before, limit) =>
      deleteUnread.affected(em, { before, beforeId: `ntf_${before.getTime()}`, limit }),
    ),
  ];
}
