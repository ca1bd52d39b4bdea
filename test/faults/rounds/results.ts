import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFormattedJson } from '../../support/write-json.ts';
import { mergeObservations } from './record.ts';
import type { RoundUnit, ScenarioResult } from './scenario.ts';

const FILE = fileURLToPath(new URL('../../../docs/reliability/faults.json', import.meta.url));

interface StoredResult extends ScenarioResult {
  date: string;
  /** Of each run that is part of it. */
  commits: string[];
}

/** Adds to the scenario's earlier result if that one holds, and replaces it otherwise. */
export function storeResult(result: ScenarioResult, unit?: RoundUnit): void {
  const known: StoredResult[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const earlier = known.find(({ scenario }) => scenario === result.scenario);
  const others = known.filter((one) => one !== earlier);
  const latest = { ...result, date: new Date().toISOString().slice(0, 10), commits: [readCommit()] };
  const all = [...others, earlier?.violations.length === 0 ? addUp(earlier, latest, unit) : latest];
  all.sort((one, other) => one.scenario.localeCompare(other.scenario));
  writeFormattedJson(FILE, all);
}

function addUp(earlier: StoredResult, latest: StoredResult, unit?: RoundUnit): StoredResult {
  const observed = mergeObservations(earlier.observed, latest.observed);
  return {
    ...latest,
    rounds: unit ? unit.count(observed.counts) : earlier.rounds + latest.rounds,
    observed,
    seconds: Math.round((earlier.seconds + latest.seconds) * 10) / 10,
    commits: [...new Set([...earlier.commits, ...latest.commits])],
  };
}

function readCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: dirname(dirname(FILE)) }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    return 'unknown';
  }
}
