import { sql } from 'kysely';
import type { ActivityType } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, type StatementRow, statement, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { Service } from '../services/service.entity.ts';

/** The maximum. Inlined into the statement, so that connections cache a plan for it. */
const MAX_PER_TYPE = sql.lit(100);
/** At most this many orders and reviews are scanned, however many belong to hidden agents. */
const SCAN_LIMIT = sql.lit(1000);

const db = tables(Agent, Service, Order, Review);

const visibleAgents = db
  .selectFrom('agents as agent')
  .where(({ ref }) => ref('agent.active'))
  .where(({ ref }) => ref('agent.marketable'))
  .select(['agent.id as agent_id', 'agent.name as agent_name', 'agent.slug as agent_slug']);

const type = (name: ActivityType) => sql.lit(name).as('type');
const noText = sql<string | null>`null::text`;
const noService = noText.as('service_id');
const noRating = sql<number | null>`null::int`.as('rating');
const subject = (column: string) => sql<string | null>`${sql.ref(column)}`.as('subject');
const service = (column: string) => sql<string | null>`${sql.ref(column)}`.as('service_id');

const registrations = visibleAgents
  .select([type('registration'), noService, noText.as('subject'), noRating])
  .select(['agent.created_at as created_at', 'agent.id as id'])
  .orderBy('agent.created_at', 'desc')
  .orderBy('agent.id', 'desc')
  .limit(MAX_PER_TYPE);

const launches = visibleAgents
  .where('agent.token_mint', 'is not', null)
  .select([type('token_launch'), noService, subject('agent.token_symbol'), noRating])
  .select([sql<Date>`agent.token_launched_at`.as('created_at'), 'agent.id as id'])
  .orderBy('agent.token_launched_at', 'desc')
  .orderBy('agent.id', 'desc')
  .limit(MAX_PER_TYPE);

/** Only with a visible agent. */
const listings = db
  .selectFrom('services as service')
  .innerJoin('agents as agent', 'agent.id', 'service.agent_id')
  .where(({ ref }) => ref('service.visible'))
  .select(['agent.id as agent_id', 'agent.name as agent_name', 'agent.slug as agent_slug'])
  .select([type('service'), service('service.id'), subject('service.title'), noRating])
  .select(['service.created_at as created_at', 'service.id as id'])
  .orderBy('service.created_at', 'desc')
  .orderBy('service.id', 'desc')
  .limit(MAX_PER_TYPE);

/** Paid orders; they reveal neither client nor brief. */
const newestOrders = db
  .selectFrom('orders')
  .select(['id', 'agent_id', 'service_id', 'paid_at'])
  .where('paid_at', 'is not', null)
  .where(({ not, ref }) => not(ref('is_private')))
  .where(({ not, ref }) => not(ref('self_hire')))
  .where('status', '<>', sql.lit('cancelled'))
  .orderBy('paid_at', 'desc')
  .orderBy('id', 'desc')
  .limit(SCAN_LIMIT);

const hires = visibleAgents
  .innerJoin(newestOrders.as('o'), 'o.agent_id', 'agent.id')
  .leftJoin('services as service', 'service.id', 'o.service_id')
  .where('service.visible', 'is not', sql.lit(false))
  .select([type('order'), service('o.service_id'), subject('service.title'), noRating])
  .select([sql<Date>`o.paid_at`.as('created_at'), 'o.id as id'])
  .orderBy('o.paid_at', 'desc')
  .orderBy('o.id', 'desc')
  .limit(MAX_PER_TYPE);

const newestReviews = db
  .selectFrom('reviews')
  .select(['id', 'order_id', 'service_id', 'agent_id', 'rating', 'created_at'])
  .orderBy('created_at', 'desc')
  .orderBy('id', 'desc')
  .limit(SCAN_LIMIT);

const reviews = visibleAgents
  .innerJoin(newestReviews.as('review'), 'review.agent_id', 'agent.id')
  .innerJoin('orders as o', 'o.id', 'review.order_id')
  .leftJoin('services as service', 'service.id', 'review.service_id')
  .where(({ not, ref }) => not(ref('o.is_private')))
  .where(({ not, ref }) => not(ref('o.self_hire')))
  .where('service.visible', 'is not', sql.lit(false))
  .select([type('review'), service('review.service_id'), subject('service.title')])
  .select([sql<number | null>`review.rating`.as('rating')])
  .select(['review.created_at as created_at', 'review.id as id'])
  .orderBy('review.created_at', 'desc')
  .orderBy('review.id', 'desc')
  .limit(MAX_PER_TYPE);

const newest = statement([Agent, Service, Order, Review], (_db, { limit }: Parameters<{ limit: number }>) =>
  tables()
    .selectFrom(
      db
        .selectFrom(registrations.as('one'))
        .selectAll()
        .unionAll(db.selectFrom(launches.as('one')).selectAll())
        .unionAll(db.selectFrom(listings.as('one')).selectAll())
        .unionAll(db.selectFrom(hires.as('one')).selectAll())
        .unionAll(db.selectFrom(reviews.as('one')).selectAll())
        .as('activity'),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit),
);

export type ActivityRow = StatementRow<typeof newest>;

/** Recent activity of visible agents and services, newest first. */
export function listActivity(em: EntityManager, limit: number): Promise<ActivityRow[]> {
  return newest.rows(em, { limit });
}
