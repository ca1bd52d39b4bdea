/** What is counted. Hires of oneself are in none of them. */
export type StatisticName =
  /** What the market shows now. By the day on which it came, where that is told. */
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
  /** What clients said: how often, and the stars of all together. */
  | 'reviews'
  | 'rating_sum';

/** Amounts of figures; one that is absent is 0. */
export type StatisticValues = ReadonlyMap<StatisticName, bigint>;

export function getAmount(figures: StatisticValues | undefined, figure: StatisticName): bigint {
  return figures?.get(figure) ?? 0n;
}

/** Counts are far below what a number holds exactly. */
export function getCount(figures: StatisticValues | undefined, figure: StatisticName): number {
  return Number(getAmount(figures, figure));
}
