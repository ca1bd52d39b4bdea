import type { components } from '../../../generated/types.gen.ts';
import { toOrder } from '../orders/convert.ts';
import type { OrderDetailRow } from './order-detail.ts';
import type { PublicReviewRow, ReviewRow } from './review-row.ts';

type Schemas = components['schemas'];
type Review = Schemas['Review'];

export function toReview(row: ReviewRow): Review {
  return { ...row, created_at: row.created_at.toISOString() };
}

/** Its order is visible only to the parties. */
export function toPublicReview(row: PublicReviewRow): Review {
  return { ...row, order_id: null, created_at: row.created_at.toISOString() };
}

export function toOrderDetail(
  row: OrderDetailRow,
  deliverables: Schemas['Deliverable'][],
): Schemas['OrderDetail'] {
  const { review, feedback } = row;
  return {
    order: toOrder(row),
    review: review && toReview({ ...review, created_at: new Date(review.created_at) }),
    deliverables,
    feedback: feedback.map(({ trigger, note, created_at }) => ({
      kind: trigger === 'dispute' ? 'dispute' : 'revision',
      text: note ?? '',
      created_at: new Date(created_at).toISOString(),
    })),
  };
}
