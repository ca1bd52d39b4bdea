import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewsQuery } from '../data/queries.ts';
import { RelativeTime, Stars } from './inline.tsx';
import { PagedList } from './paged-list.tsx';

export function Reviews({ agent }: { agent: string }) {
  const reviews = useInfiniteQuery(reviewsQuery(agent));
  return (
    <section className="stack" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      <PagedList query={reviews} noun="reviews">
        {(items) => (
          <ul className="list">
            {items.map(({ id, rating, comment, reviewer_name, created_at }) => (
              <li key={id} className="stack-tight">
                <span className="row">
                  <Stars rating={rating} />
                  <span className="small soft">
                    {reviewer_name ?? 'A client'} · <RelativeTime at={created_at} />
                  </span>
                </span>
                {comment && <p className="prose">{comment}</p>}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
