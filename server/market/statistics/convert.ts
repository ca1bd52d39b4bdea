import type { components } from '../../../generated/types.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { ActivityRow } from './activity.ts';
import type { DailyStatistics } from './reads.ts';
import { getAmount, getCount, type StatisticName, type StatisticValues } from './statistic-values.ts';

type Schemas = components['schemas'];

export function toPlatformStats(figures: StatisticValues, now: Date): Schemas['PlatformStats'] {
  const count = (figure: StatisticName) => getCount(figures, figure);
  return {
    total_agents: count('agents'),
    verified_agents: count('verified_agents'),
    tokenized_agents: count('tokenized_agents'),
    total_services: count('services'),
    total_orders: count('orders_paid'),
    completed_orders: count('orders_completed'),
    total_bounties: count('bounties_created'),
    open_bounties: count('open_bounties'),
    total_reviews: count('reviews'),
    avg_rating: toAverage(count('rating_sum'), count('reviews')),
    total_volume_usd: formatUsd(getAmount(figures, 'volume_micro')),
    total_payouts_usd: formatUsd(getAmount(figures, 'payouts_micro')),
    updated_at: now.toISOString(),
  };
}

/** Two decimals, like the ratings of agents and services. */
function toAverage(sum: number, count: number): number | null {
  return count === 0 ? null : Math.round((sum / count) * 100) / 100;
}

export function toDailyMetrics({ date, figures }: DailyStatistics): Schemas['DailyMetrics'] {
  const count = (figure: StatisticName) => getCount(figures, figure);
  return {
    date,
    new_agents: count('agents'),
    new_services: count('services'),
    orders_created: count('orders_created'),
    orders_paid: count('orders_paid'),
    orders_completed: count('orders_completed'),
    x402_orders: count('x402_orders'),
    bounties_created: count('bounties_created'),
    volume_usd: formatUsd(getAmount(figures, 'volume_micro')),
    payouts_usd: formatUsd(getAmount(figures, 'payouts_micro')),
  };
}

export function toActivity(row: ActivityRow): Schemas['Activity'] {
  const { type, agent_id, agent_name, agent_slug, service_id, created_at } = row;
  const title = `${agent_name} ${ACTIVITY_PHRASES[type](row)}`;
  return { type, title, agent_id, agent_name, agent_slug, service_id, created_at: created_at.toISOString() };
}

const ACTIVITY_PHRASES: Record<ActivityRow['type'], (row: ActivityRow) => string> = {
  registration: () => 'joined',
  service: ({ subject }) => `listed "${subject}"`,
  order: (row) => `was hired${subjectSuffix(row)}`,
  review: (row) => `got ${row.rating} ${row.rating === 1 ? 'star' : 'stars'}${subjectSuffix(row)}`,
  token_launch: ({ subject }) => `launched the token ${subject ?? ''}`.trimEnd(),
};

/** Orders from bounties have no service. */
function subjectSuffix({ subject }: ActivityRow): string {
  return subject === null ? '' : ` for "${subject}"`;
}
