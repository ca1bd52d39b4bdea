import type { components } from '../../generated/types.gen.ts';
import type { ReviewRow } from './rows.ts';

export function toReview(row: ReviewRow): components['schemas']['Review'] {
  return { ...row, created_at: new Date(row.created_at).toISOString() };
}
