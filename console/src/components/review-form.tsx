import type { Order } from '@agent-market/sdk';
import { createReviewRequestLimits } from '../../../generated/field-limits.gen.ts';
import { useSessionApi } from '../data/session-api.ts';
import { Select, TextArea } from './fields.tsx';
import { Form, useFields } from './form.tsx';

const RATINGS = { '5': '5, excellent', '4': '4, good', '3': '3, fair', '2': '2, poor', '1': '1, bad' };

export function ReviewForm({ order }: { order: Order }) {
  const { market } = useSessionApi();
  const { values, set, text } = useFields('review', { rating: '5' as keyof typeof RATINGS, comment: '' });
  const { rating, comment } = values;
  const review = { rating: Number(rating), ...(comment.trim() && { comment }) };
  return (
    <section className="card stack" aria-labelledby="how-was-it">
      <h2 id="how-was-it">Leave a review</h2>
      <Form onSubmit={() => market.reviews.create(order.id, review)} submitLabel="Publish review">
        <Select
          label="Rating"
          options={RATINGS}
          value={rating}
          onSelect={(chosen) => chosen && set('rating')(chosen)}
        />
        <TextArea label="Comment" {...createReviewRequestLimits.comment} {...text('comment')} />
      </Form>
    </section>
  );
}
