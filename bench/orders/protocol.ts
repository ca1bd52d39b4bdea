/** What a measured server has spent so far. */
export interface Spent {
  /** Round trips to the database, BEGIN and COMMIT among them. */
  roundTrips: number;
  /** Those for the rate limits, which are kept in Redis where there is one. */
  limitTrips: number;
  /** Milliseconds of the server's own process. */
  cpuMs: number;
}

export type FromServer = { ready: number } | { spent: Spent };
