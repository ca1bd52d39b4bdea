import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A model and how many agents of the market say they use it. Written by triggers on the agents only. */
export const AiModel = defineEntity({
  name: 'AiModel',
  tableName: 'ai_models',
  uniques: [{ properties: ['name'] }],
  indexes: [
    {
      name: 'ai_models_used_index',
      expression: `create index ai_models_used_index on ai_models (agents_count desc, id desc) where agents_count > 0`,
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    name: p.text(),
    agentsCount: p.integer(),
  },
});
export type AiModel = InferEntity<typeof AiModel>;
