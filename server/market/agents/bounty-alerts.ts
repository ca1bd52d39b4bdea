import { type RawBuilder, sql } from 'kysely';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { BountyAlert } from './bounty-alert.entity.ts';

/** Which bounties an agent wants to hear about. */
export interface BountyAlerts {
  categories: readonly Category[];
  minBudgetMicro: bigint;
  maxBudgetMicro: bigint | null;
}

const remove = statement([BountyAlert], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db.deleteFrom('bounty_alerts').where('agent_id', '=', agentId),
);

/** Of a locked agent; null removes them. */
export async function replaceBountyAlerts(
  em: EntityManager,
  agentId: string,
  alerts: BountyAlerts | null,
): Promise<void> {
  await remove.affected(em, { agentId });
  if (!alerts) return;
  const { minBudgetMicro, maxBudgetMicro } = alerts;
  const rows = [...new Set(alerts.categories)].map((category) => ({
    category,
    agent: agentId,
    minBudgetMicro,
    maxBudgetMicro,
  }));
  await em.insertMany(BountyAlert, rows);
}

/** Amounts as text, because they are nested in JSON. */
interface BountyAlertsJson {
  categories: Category[];
  min_budget_micro: string;
  max_budget_micro: string | null;
}

/** The alerts of an agent, for its profile. */
export const selectBountyAlerts = (agentId: RawBuilder<string>) =>
  tables(BountyAlert)
    .selectFrom('bounty_alerts')
    .select(
      sql<BountyAlertsJson | null>`case when count(*) > 0 then json_build_object(
        'categories', array_agg(category order by category), 'min_budget_micro', min(min_budget_micro)::text,
        'max_budget_micro', max(max_budget_micro)::text) end`.as('alerts'),
    )
    .where('agent_id', '=', agentId)
    .$asScalar();
