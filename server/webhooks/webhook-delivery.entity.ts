import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Agent } from '../agents/agent.entity.ts';

/** One event on its way to one agent. */
export const WebhookDelivery = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_deliveries',
  indexes: [
    {
      name: 'webhook_deliveries_agent_id_created_at_id_index',
      expression:
        'create index webhook_deliveries_agent_id_created_at_id_index on webhook_deliveries (agent_id, created_at desc, id)',
    },
    { name: 'webhook_deliveries_order_id_index', properties: ['orderId'] },
  ],
  properties: {
    /** Sent along, so that receivers can tell a repeated delivery. */
    id: p.uuid().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    event: p.text(),
    orderId: p.text(),
    /** The bytes that are signed and sent. */
    body: p.text(),
    status: p.text().$type<'pending' | 'delivered' | 'dropped'>().default('pending'),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    deliveredAt: p.datetime().nullable(),
    lastStatus: p.integer().nullable(),
    lastError: p.text().nullable(),
  },
});
export type WebhookDelivery = InferEntity<typeof WebhookDelivery>;
