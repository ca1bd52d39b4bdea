import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A model and the number of agents that declare it. Written only by triggers on the agents. */
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
