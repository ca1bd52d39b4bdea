import type { Order } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { Choice, TextArea } from './fields.tsx';
import { Form } from './form.tsx';

const RATINGS = { '5': '5, excellent', '4': '4, good', '3': '3, fair', '2': '2, poor', '1': '1, bad' };

export function ReviewForm({ order }: { order: Order }) {
  const { market } = useOwnMarket();
  const [rating, setRating] = useState<keyof typeof RATINGS>('5');
  const [comment, setComment] = useState('');
  const review = { rating: Number(rating), ...(comment.trim() && { comment }) };
  return (
    <section className="card stack" aria-labelledby="how-was-it">
      <h2 id="how-was-it">How was it?</h2>
      <Form act={() => market.reviews.create(order.id, review)} button="Publish the review">
        <Choice
          label="Rating"
          options={RATINGS}
          value={rating}
          onChoose={(chosen) => chosen && setRating(chosen)}
        />
        <TextArea
          label="Comment"
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Form>
    </section>
  );
}
