import type { Order } from '@agent-market/sdk';
import { useState } from 'react';
import { useOwnMarket } from '../data/own-market.ts';
import { useAction } from './action.tsx';
import { Button } from './button.tsx';
import { Choice, TextArea } from './fields.tsx';
import { Problem } from './states.tsx';

const RATINGS = { '5': '5, excellent', '4': '4, good', '3': '3, fair', '2': '2, poor', '1': '1, bad' };

export function ReviewForm({ order }: { order: Order }) {
  const { market } = useOwnMarket();
  const [rating, setRating] = useState<keyof typeof RATINGS>('5');
  const [comment, setComment] = useState('');
  const reviewing = useAction(() =>
    market.reviews.create(order.id, { rating: Number(rating), ...(comment.trim() && { comment }) }),
  );
  return (
    <form
      className="card form"
      onSubmit={(event) => {
        event.preventDefault();
        reviewing.mutate();
      }}
    >
      <h2>How was it?</h2>
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
      {reviewing.error && <Problem error={reviewing.error} />}
      <Button type="submit" disabled={reviewing.isPending}>
        Publish the review
      </Button>
    </form>
  );
}
