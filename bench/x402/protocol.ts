/** The port, once; then, for each measured span, its cost for the process. */
export type FromServer = { ready: number } | Cost;

export interface Cost {
  /** The longest event loop delay, in milliseconds. */
  eventLoopDelayMs: number;
  /** The largest growth of the process's memory, in MB. */
  memoryGrowthMb: number;
}
