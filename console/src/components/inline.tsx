import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClockOffset } from '../data/clock.ts';
import { formatDateTime, formatRelativeTime, formatRoundUsd, formatUsd } from './format.ts';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info';

export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'tag' : `tag tag-${tone}`}>{children}</span>;
}

export function RelativeTime({ at }: { at: string }) {
  const offset = useClockOffset();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelativeTime(at, Date.now() + offset)}
    </time>
  );
}

/** An amount that never breaks across lines. */
export function Money({ usd }: { usd: string }) {
  return <span className="money">{formatUsd(usd)}</span>;
}

/** A value that changes by fractions of a cent: in cents, with all digits on hover. */
export function RoundMoney({ usd }: { usd: string }) {
  return (
    <span className="money" title={formatUsd(usd)}>
      {formatRoundUsd(usd)}
    </span>
  );
}

const STARS = [1, 2, 3, 4, 5];

export function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="stars" role="img" aria-label={`${rating} of ${STARS.length} stars`}>
      {STARS.map((star) => (
        <Star key={star} className={star <= full ? 'icon star-full' : 'icon'} aria-hidden="true" />
      ))}
    </span>
  );
}

export function Rating({ average, reviews }: { average: number | null; reviews?: number }) {
  if (average === null) return null;
  return (
    <span className="small number">
      <span className="stars" aria-hidden="true">
        <Star className="icon star-full" />
      </span>{' '}
      <span className="unseen">rated </span>
      {average.toFixed(1)}
      {reviews !== undefined && <span className="soft"> ({reviews})</span>}
    </span>
  );
}
