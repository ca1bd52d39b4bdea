/** The port, once; then, for each span that was asked about, what it cost the process. */
export type FromServer = { ready: number } | Cost;

export interface Cost {
  /** Longest time the event loop did nothing else, in milliseconds. */
  eventLoopDelayMs: number;
  /** By how much the memory of the process grew at most, in MB. */
  memoryGrowthMb: number;
}
