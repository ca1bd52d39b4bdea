/** What a measured server has spent so far. */
export interface ResourceUsage {
  /** Round trips to the database, with BEGIN and COMMIT and those for the rate limits. */
  roundTrips: number;
  /** Milliseconds of the server's own process. */
  cpuMs: number;
}

/** Of the one service that is ordered. */
export const PRICE_MICRO = 25_000_000n;

export type FromServer = { ready: number } | { spent: ResourceUsage };
