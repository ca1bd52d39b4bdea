/** What a measured server has spent so far. */
export interface Spent {
  /** Round trips to the database, with BEGIN and COMMIT and those for the rate limits. */
  roundTrips: number;
  /** Milliseconds of the server's own process. */
  cpuMs: number;
}

export type FromServer = { ready: number } | { spent: Spent };
