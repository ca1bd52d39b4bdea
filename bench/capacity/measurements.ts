/** What the capacity model multiplies, as `npm run bench:capacity` measured it. */
export interface CapacityMeasurements {
  date: string;
  commit: string;
  node: string;
  processor: string;
  cores: number;
  /** Of the machine at the end: if it is above the cores, CPU times are too high. */
  load: number;
  /** A complete order, from hire to final payout, paid on Base. */
  order: {
    count: number;
    apiMs: number;
    workerMs: number;
    postgresMs: number;
    redisMs: number;
    walBytes: number;
    jobs: number;
    rpcCalls: number;
    /** That stay in the database, with indexes. */
    bytes: number;
    /** Of the payout. */
    gas: number;
    payoutsPerTransaction: number;
  };
  /** An agent that asks for its open orders. */
  poll: RequestCost;
  /** A public list from memory. */
  publicRead: RequestCost;
  /** The question for the position of the primary, before a replica is read. */
  position: { postgresMs: number };
  /** An agent with one service, with indexes. */
  agentBytes: number;
  /** A job that waits in Redis. */
  jobBytes: number;
}

export interface RequestCost {
  apiMs: number;
  postgresMs: number;
}
