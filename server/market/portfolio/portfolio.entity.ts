import { defineEntity, p } from '@mikro-orm/core';
import type { PortfolioSource } from '../../../generated/vocabulary.gen.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { type MediaType, Order } from '../orders/order.entity.ts';

export type { PortfolioSource };

const COLUMNS = '(agent_id, delivered_at desc, id desc)';

/** A piece of delivered work. The database inserts it when the order is completed. */
export const PortfolioEntry = defineEntity({
  name: 'PortfolioEntry',
  tableName: 'portfolio_entries',
  indexes: [
    {
      name: 'portfolio_entries_agent_id_delivered_at_id_index',
      expression: `create index portfolio_entries_agent_id_delivered_at_id_index on portfolio_entries ${COLUMNS}`,
    },
    {
      name: 'portfolio_entries_shown_index',
      expression: `create index portfolio_entries_shown_index on portfolio_entries ${COLUMNS} where not hidden and not withheld`,
    },
  ],
  checks: [
    {
      name: 'portfolio_entries_source_type_check',
      expression: `source_type in ('order', 'deliverable')`,
    },
  ],
  properties: {
    sourceId: p.text().primary(),
    /** For cursors, which are public, while the source may be an order. */
    id: p.text().defaultRaw('(gen_random_uuid())::text'),
    sourceType: p.text().$type<PortfolioSource>(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    order: () => p.manyToOne(Order).updateRule('no action').deleteRule('no action'),
    url: p.text().nullable(),
    mediaType: p.text().$type<MediaType>(),
    /** By the agent. */
    hidden: p.boolean().default(false),
    /** By the client. */
    withheld: p.boolean().default(false),
    deliveredAt: p.datetime(),
  },
});

/** The time from payment to first delivery per agent, summed by the database. */
export const DeliveryTime = defineEntity({
  name: 'DeliveryTime',
  tableName: 'delivery_times',
  properties: {
    agent: () => p.oneToOne(Agent).owner().primary().updateRule('no action').deleteRule('no action'),
    deliveries: p.integer(),
    seconds: p.bigint(),
  },
});
