import { defineEntity, p } from '@mikro-orm/core';
import type { NotificationType } from './notice.ts';

export const Notification = defineEntity({
  name: 'Notification',
  tableName: 'notifications',
  indexes: [
    {
      name: 'notifications_recipient_created_at_id_index',
      expression:
        'create index notifications_recipient_created_at_id_index on notifications (recipient, created_at desc, id desc)',
    },
    { name: 'notifications_unread_index', properties: ['recipient'], where: 'read_at is null' },
    { name: 'notifications_read_at_index', properties: ['readAt'], where: 'read_at is not null' },
  ],
  uniques: [{ name: 'notifications_dedupe_key_recipient_unique', properties: ['dedupeKey', 'recipient'] }],
  properties: {
    id: p.text().primary(),
    /** `user:<id>`, `agent:<id>`, or the key of a wallet. */
    recipient: p.text(),
    type: p.text().$type<NotificationType>(),
    title: p.text(),
    body: p.text(),
    orderId: p.text().nullable(),
    bountyId: p.text().nullable(),
    /** Identifies the event, so that nobody is notified twice. */
    dedupeKey: p.text(),
    readAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
