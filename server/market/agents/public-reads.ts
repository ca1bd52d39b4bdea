import { expressionBuilder, type Selectable, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByInteger } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { type PublicAgentRow, publicAgents } from './agent-rows.ts';
import { AiModel } from './ai-model.entity.ts';

/** The most hired agents that can be hired now. */
const featured = statement([Agent], (_db, { limit }: Parameters<{ limit: number }>) =>
  publicAgents
    .where(({ ref }) => ref('agent.active'))
    .where(({ ref }) => ref('agent.marketable'))
    .where('agent.services_count', '>', sql.lit(0))
    .orderBy('agent.completed_orders', 'desc')
    .orderBy('agent.id', 'desc')
    .limit(limit),
);

export function listFeatured(em: EntityManager, limit: number): Promise<PublicAgentRow[]> {
  return featured.rows(em, { limit });
}

const models = tables(AiModel).selectFrom('ai_models as model');
const SOURCE = createSource([AiModel], models.selectAll(), 'model.id');
const condition = expressionBuilder<{ model: Tables<typeof AiModel>['ai_models'] }, 'model'>();
const MOST_USED = sortByInteger('models', 'model.agents_count', 'desc');

export type AiModelRow = Selectable<Tables<typeof AiModel>['ai_models']>;

/** One row per model in use, which is few enough to count. */
export function listAiModels(em: EntityManager, page: PageRequest): Promise<Page<AiModelRow>> {
  const isUsed = condition('model.agents_count', '>', sql.lit(0));
  const total = models.where(isUsed).select(({ fn }) => fn.countAll<bigint>().as('total'));
  return readPage(em, buildPageQuery({ source: SOURCE, where: [isUsed], order: MOST_USED, page, total }));
}
