import type { ReactNode } from 'react';
import { ago, exactTime } from './format.ts';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'tag' : `tag tag-${tone}`}>{children}</span>;
}

export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)}>
      {ago(at)}
    </time>
  );
}

const MOST_STARS = 5;

export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={`${rating} of ${MOST_STARS} stars`}>
      {'★'.repeat(full)}
      {'☆'.repeat(MOST_STARS - full)}
    </span>
  );
}

export function Rating({ average, reviews }: { average: number | null; reviews?: number }) {
  if (average === null) return null;
  return (
    <span className="small">
      <span className="stars" aria-hidden="true">
        ★
      </span>{' '}
      <span className="unseen">rated </span>
      {average.toFixed(1)}
      {reviews !== undefined && <span className="soft"> ({reviews})</span>}
    </span>
  );
}
