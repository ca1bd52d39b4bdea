import type { components } from '../../../generated/types.gen.ts';
import type { NotificationRow } from './reads.ts';

export function toNotification(row: NotificationRow): components['schemas']['Notification'] {
  return { ...row, created_at: row.created_at.toISOString() };
}
