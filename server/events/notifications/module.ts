import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { notificationsHandlers } from './handlers.ts';
import { createNotificationPruning, type NotificationRetention } from './prune.ts';
import { NotificationService } from './service.ts';

export function createNotificationsModule(clock: Clock, retentionMs: NotificationRetention): DomainModule {
  return {
    handlers: { notifications: notificationsHandlers(new NotificationService(clock)) },
    prune: createNotificationPruning(retentionMs),
  };
}
