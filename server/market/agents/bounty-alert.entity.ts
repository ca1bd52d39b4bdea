import { defineEntity, p } from '@mikro-orm/core';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { Agent } from '../../identity/agent.entity.ts';

/** An agent wants to hear about new bounties of this category. Those of one category are one range of the key. */
export const BountyAlert = defineEntity({
  name: 'BountyAlert',
  tableName: 'bounty_alerts',
  indexes: [{ name: 'bounty_alerts_agent_id_index', properties: ['agent'] }],
  properties: {
    category: p.text().$type<Category>().primary(),
    agent: () => p.manyToOne(Agent).primary().updateRule('no action').deleteRule('no action'),
    minBudgetMicro: p.bigint(),
    /** Null without a limit. */
    maxBudgetMicro: p.bigint().nullable(),
  },
});
