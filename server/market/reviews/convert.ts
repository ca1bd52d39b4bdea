import type { components } from '../../../generated/types.gen.ts';
import type { PublicReviewRow, ReviewRow } from './rows.ts';

type Review = components['schemas']['Review'];

export function toReview(row: ReviewRow): Review {
  return { ...row, created_at: new Date(row.created_at).toISOString() };
}

/** Which order it is about is for its parties to know. */
export function toPublicReview(row: PublicReviewRow): Review {
  return { ...row, order_id: null, created_at: new Date(row.created_at).toISOString() };
}
