import type { ReactNode } from 'react';
import { formatDateTime, formatRelativeTime } from './format.ts';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'tag' : `tag tag-${tone}`}>{children}</span>;
}

export function RelativeTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelativeTime(at)}
    </time>
  );
}

const MAX_STARS = 5;

export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={`${rating} of ${MAX_STARS} stars`}>
      {'★'.repeat(full)}
      {'☆'.repeat(MAX_STARS - full)}
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
