import { expressionBuilder, type InferResult, type Selectable } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { affected, type Tables, tables } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { Review } from './review.entity.ts';

export type ReviewRow = Selectable<Tables<typeof Review>['reviews']>;

/** All reviews in their public view, under the names of the contract. */
export const publicReviews = tables(Review)
  .selectFrom('reviews as review')
  .select([
    'review.id',
    'review.service_id',
    'review.agent_id',
    'review.reviewer_name',
    'review.rating',
    'review.comment',
    'review.created_at',
  ]);

export type PublicReviewRow = InferResult<typeof publicReviews>[number];

const SOURCE = createSource([Review], publicReviews, 'review.id');
const NEWEST = sortByTime('reviews', 'review.created_at', 'desc');
const condition = expressionBuilder<{ review: Tables<typeof Review>['reviews'] }, 'review'>();

/** Newest first. The agent's row has their number. */
export function listReviews(
  em: EntityManager,
  agentId: string,
  page: PageRequest,
): Promise<Page<PublicReviewRow>> {
  const total = tables(Agent).selectFrom('agents').select('rating_count').where('id', '=', agentId);
  const where = [condition('review.agent_id', '=', agentId)];
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

/** False if the order has one already. */
export async function insertReview(em: EntityManager, review: ReviewRow): Promise<boolean> {
  const insert = tables(Review).insertInto('reviews').values(review);
  return (
    (await affected(
      em,
      insert.onConflict((conflict) => conflict.column('order_id').doNothing()),
    )) > 0
  );
}
