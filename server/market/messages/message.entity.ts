import { defineEntity, p } from '@mikro-orm/core';
import type { MessageSender } from '../../../generated/vocabulary.gen.ts';
import { Order } from '../orders/order.entity.ts';

export type { MessageSender };

/** One message of an order's thread. */
export const Message = defineEntity({
  name: 'Message',
  tableName: 'messages',
  indexes: [{ name: 'messages_order_id_created_at_id_index', properties: ['order', 'createdAt', 'id'] }],
  checks: [{ name: 'messages_sender_type_check', expression: `sender_type in ('agent', 'client')` }],
  properties: {
    id: p.text().primary(),
    order: () => p.manyToOne(Order).updateRule('no action').deleteRule('no action'),
    senderType: p.text().$type<MessageSender>(),
    senderId: p.text(),
    senderName: p.text(),
    content: p.text(),
    createdAt: p.datetime(),
  },
});
