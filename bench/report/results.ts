import type { ReportedMeasurement } from './measurement.ts';

/** One run of a benchmark. */
export interface BenchResult {
  date: string;
  commit: string;
  node: string;
  cores: number;
  /** Of the machine, before it began: an idle one measures best. */
  loadBefore: number;
  seconds: number;
  lines: ReportedMeasurement[];
  error?: string;
}

/** By name, in the order in which they run. */
export type BenchResults = Record<string, BenchResult>;
