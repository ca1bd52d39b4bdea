import { sql } from '@mikro-orm/postgresql';
import { listingStatement } from '../../foundation/browse/listing.ts';
import { byTime } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';

export interface ReviewRow {
  id: string;
  order_id: string;
  service_id: string | null;
  agent_id: string;
  reviewer_name: string | null;
  rating: number;
  comment: string | null;
  created_at: string;
}

/** A review as anyone sees it. */
export type PublicReviewRow = Omit<ReviewRow, 'order_id'>;

/** Under the names of the contract. */
export const PUBLIC_REVIEW_COLUMNS = 'id, service_id, agent_id, reviewer_name, rating, comment, created_at';
const REVIEW_COLUMNS = `order_id, ${PUBLIC_REVIEW_COLUMNS}`;
const SOURCE = { from: 'reviews', id: 'id', columns: PUBLIC_REVIEW_COLUMNS };
const NEWEST = byTime('reviews', 'created_at', 'desc');

/** Newest first. The agent knows how many there are. */
export function readReviews(
  em: EntityManager,
  agentId: string,
  page: PageRequest,
): Promise<Page<PublicReviewRow>> {
  const total = sql`select rating_count from agents where id = ${agentId}`;
  const where = [sql`agent_id = ${agentId}`];
  const statement = listingStatement({ source: SOURCE, where, order: NEWEST, page, total });
  return readPage<PublicReviewRow>(em, statement, NEWEST.name, page.limit);
}

const INSERT = `
  insert into reviews (${REVIEW_COLUMNS})
  select ${REVIEW_COLUMNS} from jsonb_populate_record(null::reviews, ?::jsonb)
  on conflict (order_id) do nothing returning id`;

/** False when the order has one already. */
export async function insertReview(em: EntityManager, review: ReviewRow): Promise<boolean> {
  return (await em.execute<unknown[]>(INSERT, [JSON.stringify(review)])).length > 0;
}
