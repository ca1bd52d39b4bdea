import { type Expression, type InferResult, sql } from 'kysely';
import type { OrderStatus } from '../../../generated/vocabulary.gen.ts';
import { aggregateJsonRows, reviveJsonRows } from '../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { agentNotFoundError, isAgentId } from '../../identity/get-agent.ts';
import { Order } from '../orders/order.entity.ts';
import { isVisible, publicEntries } from '../portfolio/entry-row.ts';
import { DeliveryTime, PortfolioEntry } from '../portfolio/portfolio.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { publicReviews } from '../reviews/review-row.ts';
import { Service } from '../services/service.entity.ts';
import { selectServices } from '../services/service-row.ts';
import { type PublicAgentRow, publicAgents } from './agent-rows.ts';

/** Inlined into the statement, so that connections cache a plan for them. */
const LIMITS = { services: sql.lit(100), work: sql.lit(20), reviews: sql.lit(10), orders: sql.lit(10) };

/** Paid orders only: anyone can place the others. */
const PUBLIC_STATUSES: readonly OrderStatus[] = [
  'paid',
  'in_progress',
  'delivered',
  'revision_requested',
  'disputed',
  'completed',
];

const foundAgentId = sql.ref<string>('found.id');

/** The newest active ones. */
const services = selectServices
  .where('service.agent_id', '=', foundAgentId)
  .where(({ ref }) => ref('service.active'))
  .orderBy('service.created_at', 'desc')
  .orderBy('service.id', 'desc')
  .limit(LIMITS.services);

/** The latest visible items. */
const portfolio = publicEntries
  .where('entry.agent_id', '=', foundAgentId)
  .where(isVisible)
  .orderBy('entry.delivered_at', 'desc')
  .orderBy('entry.id', 'desc')
  .limit(LIMITS.work);

const reviews = publicReviews
  .where('review.agent_id', '=', foundAgentId)
  .orderBy('review.created_at', 'desc')
  .orderBy('review.id', 'desc')
  .limit(LIMITS.reviews);

const statuses = sql<{ status: OrderStatus }>`unnest(${sql.lit(`{${PUBLIC_STATUSES}}`)}::text[])`;

/** Public ones are selected from this many of each status. */
const SCAN_LIMIT = sql.lit(30);

/** They reveal neither client nor brief. Each status is read from its own index range. */
const recentOrders = tables(Order)
  .selectFrom(statuses.as<'shown'>(sql`shown (status)`))
  .crossJoinLateral((from) =>
    from
      .selectFrom('orders as o')
      .select([
        'o.service_id',
        'o.service_title',
        'o.service_category',
        'o.status',
        'o.created_at',
        'o.completed_at',
        'o.is_private',
      ])
      .where('o.agent_id', '=', foundAgentId)
      .whereRef('o.status', '=', 'shown.status')
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(SCAN_LIMIT)
      .as('newest'),
  )
  .where(({ not, ref }) => not(ref('newest.is_private')))
  .select([
    'newest.service_id',
    'newest.service_title',
    'newest.service_category',
    'newest.status',
    'newest.created_at',
    'newest.completed_at',
  ])
  .orderBy('newest.created_at', 'desc')
  .limit(LIMITS.orders);

export type RecentOrderRow = InferResult<typeof recentOrders>[number];

const deliveryHours = tables(DeliveryTime)
  .selectFrom('delivery_times')
  .select(sql<number>`round(seconds / 3600.0 / deliveries, 2)::float8`.as('hours'))
  .where('agent_id', '=', foundAgentId);

/** One statement with JSON parts, which the driver parses faster than columns. */
export function buildDetailQuery(by: 'id' | 'slug', ref: Expression<string>) {
  const agent = publicAgents.where(`agent.${by}`, '=', ref).where((from) => from.ref('agent.active'));
  return tables()
    .selectFrom(agent.as('found'))
    .select([
      sql<PublicAgentRow>`row_to_json(found)`.as('agent'),
      aggregateJsonRows(services).as('services'),
      aggregateJsonRows(portfolio).as('portfolio'),
      aggregateJsonRows(reviews).as('reviews'),
      aggregateJsonRows(recentOrders).as('recent_orders'),
      deliveryHours.as('avg_delivery_hours'),
    ]);
}

export type AgentDetailRow = InferResult<ReturnType<typeof buildDetailQuery>>[number];

const byId = statement([Agent], (_db, { ref }: Parameters<{ ref: string }>) => buildDetailQuery('id', ref));
const bySlug = statement([Agent], (_db, { ref }: Parameters<{ ref: string }>) =>
  buildDetailQuery('slug', ref),
);

/** An agent's public view. A hidden agent can still be read by id or slug. */
export async function getAgentDetail(em: EntityManager, ref: string): Promise<AgentDetailRow> {
  const row = await (isAgentId(ref) ? byId : bySlug).firstRow(em, { ref });
  if (!row) throw agentNotFoundError();
  reviveJsonRows(em, [Agent], [row.agent]);
  reviveJsonRows(em, [Service], row.services);
  reviveJsonRows(em, [PortfolioEntry], row.portfolio);
  reviveJsonRows(em, [Review], row.reviews);
  reviveJsonRows(em, [Order], row.recent_orders);
  return row;
}
