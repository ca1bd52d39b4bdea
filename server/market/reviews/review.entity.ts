import { defineEntity, p } from '@mikro-orm/core';
import { Agent } from '../../identity/agent.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Service } from '../services/service.entity.ts';

const NEWEST_REVIEWS_INDEX = {
  name: 'reviews_created_at_id_index',
  expression: 'create index reviews_created_at_id_index on reviews (created_at desc, id desc)',
};

/** A client's review of a completed order. The database sums the ratings for the agent and the service. */
export const Review = defineEntity({
  name: 'Review',
  tableName: 'reviews',
  indexes: [
    {
      name: 'reviews_agent_id_created_at_id_index',
      expression:
        'create index reviews_agent_id_created_at_id_index on reviews (agent_id, created_at desc, id desc)',
    },
    { name: 'reviews_service_id_index', properties: ['service'] },
    NEWEST_REVIEWS_INDEX,
  ],
  uniques: [{ name: 'reviews_order_id_unique', properties: ['order'] }],
  checks: [{ name: 'reviews_rating_check', expression: 'rating >= 1 and rating <= 5' }],
  properties: {
    id: p.text().primary(),
    order: () => p.manyToOne(Order).updateRule('no action').deleteRule('no action'),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    service: () => p.manyToOne(Service).nullable().updateRule('no action').deleteRule('no action'),
    reviewerName: p.text().nullable(),
    rating: p.integer(),
    comment: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
