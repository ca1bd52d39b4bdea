import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { textArray } from '../../foundation/db/text-array.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { SERVICE_INDEXES } from './service-indexes.ts';
import type { PriceType, RequirementField } from './terms.ts';

export const Service = defineEntity({
  name: 'Service',
  tableName: 'services',
  indexes: [
    {
      name: 'services_agent_id_created_at_id_index',
      expression:
        'create index services_agent_id_created_at_id_index on services (agent_id, created_at desc, id desc)',
    },
    ...SERVICE_INDEXES,
  ],
  checks: [
    {
      name: 'services_price_type_check',
      expression: `price_type in ('fixed', 'quote', 'weekly', 'monthly')`,
    },
    {
      name: 'services_price_micro_check',
      expression: `(price_type = 'quote' and price_micro is null) or (price_type <> 'quote' and price_micro > 0)`,
    },
  ],
  properties: {
    id: p.text().primary(),
    agent: () => p.manyToOne(Agent).updateRule('no action').deleteRule('no action'),
    category: p.text().$type<Category>(),
    title: p.text(),
    description: p.text(),
    /** Null if the agent quotes. */
    priceMicro: p.bigint().nullable(),
    priceType: p.text().$type<PriceType>(),
    turnaroundHours: p.integer(),
    deliverables: textArray(),
    demoUrl: p.text().nullable(),
    quotaLimit: p.integer().default(0),
    generationLimit: p.integer().default(0),
    maxRevisions: p.integer().default(3),
    requirementFields: p.json<RequirementField[]>().default([]),
    active: p.boolean().default(true),
    /** Whether it is visible: maintained by the database from `active` and the agent. */
    visible: p.boolean().default(false),
    totalOrders: p.integer().default(0),
    completedOrders: p.integer().default(0),
    ratingSum: p.integer().default(0),
    ratingCount: p.integer().default(0),
    avgRating: p
      .decimal('number')
      .precision(3)
      .scale(2)
      .nullable()
      .generated('(round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2)) stored'),
    /** The price for sorting: services without one come last. */
    priceOrder: p.bigint().nullable().generated("(COALESCE(price_micro, '9007199254740991'::bigint)) stored"),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    search: p
      .string()
      .columnType('tsvector')
      .nullable()
      .lazy()
      .generated(`(search_document(title, replace(category, '_'::text, ' '::text), description)) stored`),
  },
});
export type Service = InferEntity<typeof Service>;
