/** The statistics. Self-hires are excluded from all of them. */
export type StatisticName =
  /** What is currently visible; by day of creation, if there is a daily series. */
  | 'agents'
  | 'verified_agents'
  | 'tokenized_agents'
  | 'services'
  | 'open_bounties'
  /** What happened, by day. */
  | 'orders_created'
  | 'orders_paid'
  | 'x402_orders'
  | 'orders_completed'
  | 'bounties_created'
  | 'volume_micro'
  | 'payouts_micro'
  /** Reviews: their number and the sum of their ratings. */
  | 'reviews'
  | 'rating_sum';

/** The value of a statistic; 0 if it is absent. */
export type StatisticValues = ReadonlyMap<StatisticName, bigint>;

export function getAmount(figures: StatisticValues | undefined, figure: StatisticName): bigint {
  return figures?.get(figure) ?? 0n;
}

/** Counts are far below the largest safe integer. */
export function getCount(figures: StatisticValues | undefined, figure: StatisticName): number {
  return Number(getAmount(figures, figure));
}
