/** What a measured server has used so far. */
export interface ResourceUsage {
  /** Round trips to the database, including BEGIN, COMMIT and rate limits. */
  roundTrips: number;
  /** CPU milliseconds of the server process. */
  cpuMs: number;
}

/** The one service that is ordered. */
export const PRICE_MICRO = 25_000_000n;

export type FromServer = { ready: number } | { spent: ResourceUsage };
