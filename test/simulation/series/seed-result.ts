import type { Violation } from '../../../server/audit/audit.ts';

/** What playing one seed showed. */
export interface SeedResult {
  seed: number;
  violations: Violation[];
  seconds: number;
  /** What may explain the violations. */
  evidence?: string | undefined;
  /** How often each operation, tool, action and fault occurred. */
  coverage: Record<string, number>;
}

/** The rule that is broken if a process dies while it plays a seed, or plays it without end. */
export const ENDS_EARLY = 'the-simulation-ends';
