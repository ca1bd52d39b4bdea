import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ENDS_EARLY } from '../series/seed-result.ts';

/** What the rules say about one seed. */
interface SeedResult {
  seed: number;
  /** As `rule: problem`; none if the seed holds. */
  violations: string[];
}

interface SeedRange {
  first: number;
  last: number;
  steps: string;
}

/** Runs seeds in a copy of the tree, until one is violated. */
export async function runSeeds(folder: string, { first, last, steps }: SeedRange): Promise<SeedResult[]> {
  const child = spawn(
    process.execPath,
    [
      'test/simulation/simulate.ts',
      ...['--seed', String(first), '--seeds', String(last - first + 1), '--steps', steps],
      ...['--stop-at-first', '--no-shrink'],
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const results: SeedResult[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [, seed] = /^seed (\d+): (?:holds|VIOLATED)/.exec(line) ?? [];
    if (seed) results.push({ seed: Number(seed), violations: [] });
    else if (line.startsWith('  ')) results.at(-1)?.violations.push(line.trim());
  }
  const end = results.at(-1);
  const isComplete = end && (end.violations.length > 0 || end.seed === last);
  if (isComplete) return results;
  const seed = (end?.seed ?? first - 1) + 1;
  // a bug that kills the process is found too
  return [
    ...results,
    { seed, violations: [`${ENDS_EARLY}: The simulation died, for example because it ran out of memory`] },
  ];
}

export function getRule(violation: string): string {
  return violation.split(':', 1)[0] ?? '';
}
