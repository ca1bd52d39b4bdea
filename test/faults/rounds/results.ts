import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScenarioResult } from './scenario.ts';

const FILE = fileURLToPath(new URL('../../../docs/reliability/faults.json', import.meta.url));

interface StoredResult extends ScenarioResult {
  date: string;
  commit: string;
}

/** Replaces the scenario's earlier result. */
export function storeResult(result: ScenarioResult): void {
  const known: StoredResult[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : [];
  const date = new Date().toISOString().slice(0, 10);
  const others = known.filter(({ scenario }) => scenario !== result.scenario);
  const all = [...others, { ...result, date, commit: readCommit() }];
  all.sort((one, other) => one.scenario.localeCompare(other.scenario));
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
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
