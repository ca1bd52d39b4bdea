import type { Violation } from '../../server/audit/audit.ts';

export interface SeedResult {
  seed: number;
  violations: Violation[];
  seconds: number;
}

/** What a run of several seeds found. */
export interface SeriesReport {
  steps: number;
  results: SeedResult[];
  /** How often each operation, tool, action and fault occurred. */
  coverage: Record<string, number>;
}
