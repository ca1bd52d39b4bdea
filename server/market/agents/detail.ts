import { type Expression, type InferResult, sql } from 'kysely';
import type { OrderStatus } from '../../../generated/vocabulary.gen.ts';
import { fromJson, jsonRows } from '../../foundation/db/json-rows.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { isAgentId, noSuchAgent } from '../../identity/find-agent.ts';
import { Order } from '../orders/order.entity.ts';
import { DeliveryTime, PortfolioEntry } from '../portfolio/portfolio.entity.ts';
import { isShown, publicEntries } from '../portfolio/rows.ts';
import { Review } from '../reviews/review.entity.ts';
import { publicReviews } from '../reviews/rows.ts';
import { listedServices } from '../services/rows.ts';
import { Service } from '../services/service.entity.ts';
import { type PublicAgentRow, publicAgents } from './columns.ts';

/** Written into the statement, so that the plan that connections keep is made for them. */
const MOST = { services: sql.lit(100), work: sql.lit(20), reviews: sql.lit(10), orders: sql.lit(10) };

/** Those that were paid: anyone can ask for the rest. */
const SHOWN_STATUSES: readonly OrderStatus[] = [
  'paid',
  'in_progress',
  'delivered',
  'revision_requested',
  'disputed',
  'completed',
];

const found = sql.ref<string>('found.id');

/** The newest ones that are up. */
const services = listedServices
  .where('service.agent_id', '=', found)
  .where(({ ref }) => ref('service.active'))
  .orderBy('service.created_at', 'desc')
  .orderBy('service.id', 'desc')
  .limit(MOST.services);

/** The latest work that is not hidden. */
const portfolio = publicEntries
  .where('entry.agent_id', '=', found)
  .where(isShown)
  .orderBy('entry.delivered_at', 'desc')
  .orderBy('entry.id', 'desc')
  .limit(MOST.work);

const reviews = publicReviews
  .where('review.agent_id', '=', found)
  .orderBy('review.created_at', 'desc')
  .orderBy('review.id', 'desc')
  .limit(MOST.reviews);

const statuses = sql<{ status: OrderStatus }>`unnest(${sql.lit(`{${SHOWN_STATUSES}}`)}::text[])`;

/** Of so many of each status those are shown that are not private. */
const LOOKED_THROUGH = sql.lit(30);

/** Nothing of them names the client or the brief. Each status is read from its own range of the index. */
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
      .where('o.agent_id', '=', found)
      .whereRef('o.status', '=', 'shown.status')
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(LOOKED_THROUGH)
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
  .limit(MOST.orders);

export type RecentOrderRow = InferResult<typeof recentOrders>[number];

const deliveryHours = tables(DeliveryTime)
  .selectFrom('delivery_times')
  .select(sql<number>`round(seconds / 3600.0 / deliveries, 2)::float8`.as('hours'))
  .where('agent_id', '=', found);

/** One statement, its parts as JSON, which the driver reads faster than columns. */
export function detailQuery(by: 'id' | 'slug', ref: Expression<string>) {
  const agent = publicAgents.where(`agent.${by}`, '=', ref).where((from) => from.ref('agent.active'));
  return tables()
    .selectFrom(agent.as('found'))
    .select([
      sql<PublicAgentRow>`row_to_json(found)`.as('agent'),
      jsonRows(services).as('services'),
      jsonRows(portfolio).as('portfolio'),
      jsonRows(reviews).as('reviews'),
      jsonRows(recentOrders).as('recent_orders'),
      deliveryHours.as('avg_delivery_hours'),
    ]);
}

export type AgentDetailRow = InferResult<ReturnType<typeof detailQuery>>[number];

const byId = statement([Agent], (_db, { ref }: Parameters<{ ref: string }>) => detailQuery('id', ref), {
  prepared: true,
});
const bySlug = statement([Agent], (_db, { ref }: Parameters<{ ref: string }>) => detailQuery('slug', ref), {
  prepared: true,
});

/** An agent as anyone sees it. One that is hidden can still be read by whoever knows its id or slug. */
export async function readDetail(em: EntityManager, ref: string): Promise<AgentDetailRow> {
  const row = await (isAgentId(ref) ? byId : bySlug).firstRow(em, { ref });
  if (!row) throw noSuchAgent();
  fromJson(em, [Agent], [row.agent]);
  fromJson(em, [Service], row.services);
  fromJson(em, [PortfolioEntry], row.portfolio);
  fromJson(em, [Review], row.reviews);
  fromJson(em, [Order], row.recent_orders);
  return row;
}
