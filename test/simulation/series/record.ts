import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFormattedJson } from '../../support/write-json.ts';

/** What all series found so far, as `docs/reliability.md` shows it. */
export interface SimulationRecord {
  series: {
    commit: string;
    /** The same for commits that change only tests or documents. */
    server: string;
    date: string;
    first: number;
    seeds: number;
    steps: number;
    /** Seeds with violations. */
    violated: number[];
    seedsPerMinute: number;
  }[];
  coverage: Record<string, number>;
}

const FILE = fileURLToPath(new URL('../../../docs/reliability/simulation.json', import.meta.url));

export function readRecord(): SimulationRecord {
  if (!existsSync(FILE)) return { series: [], coverage: {} };
  return JSON.parse(readFileSync(FILE, 'utf8')) as SimulationRecord;
}

export function writeRecord(record: SimulationRecord): void {
  const coverage = Object.fromEntries(Object.entries(record.coverage).sort(([a], [b]) => a.localeCompare(b)));
  writeFormattedJson(FILE, { ...record, coverage });
}
