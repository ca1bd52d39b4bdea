import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyTree } from './copy-tree.ts';
import { listPlantedBugs, type PlantedBug } from './patches.ts';

interface Finding {
  name: string;
  breaks: string;
  /** The seeds that it took; null if none of those that ran found it. */
  seeds: number | null;
  seedsRun: number;
  rule: string | null;
  problem: string | null;
  seconds: number;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    'max-seeds': { type: 'string', default: '20' },
    steps: { type: 'string', default: '120' },
  },
});

const root = fileURLToPath(new URL('../../../', import.meta.url));
const output = new URL('../../../docs/reliability/planted.json', import.meta.url);
const bugs = listPlantedBugs().filter(({ name }) => !values.only || values.only.includes(name));
const copy = copyTree(root);
process.once('SIGINT', () => process.exit(1));
process.once('exit', () => copy.remove());

const missed: string[] = [];
for (const bug of bugs) {
  applyPatch(bug);
  const finding = await search(bug);
  applyPatch(bug, '--reverse');
  record(finding);
  if (finding.seeds === null) missed.push(bug.name);
  console.log(
    finding.seeds === null
      ? `${bug.name}: not found in ${finding.seedsRun} seeds (${finding.seconds} s)`
      : `${bug.name}: found by ${finding.rule} after ${finding.seeds} seeds (${finding.seconds} s)`,
  );
}
console.log(
  missed.length === 0 ? `${bugs.length} of ${bugs.length} found.` : `Not found: ${missed.join(', ')}.`,
);
process.exit(missed.length === 0 ? 0 : 1);

function applyPatch({ file }: PlantedBug, ...options: string[]): void {
  execFileSync('git', ['apply', ...options, file], { cwd: copy.folder, stdio: 'inherit' });
}

/** Runs seeds until one reports a violation. */
async function search({ name, breaks }: PlantedBug): Promise<Finding> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      'test/simulation/simulate.ts',
      ...['--seed', '1', '--seeds', values['max-seeds'], '--steps', values.steps],
      ...['--stop-at-first', '--no-shrink'],
    ],
    { cwd: copy.folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let [seedsRun, isFound] = [0, false];
  const problems: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const [, verdict] = /^seed \d+: (holds|VIOLATED)/.exec(line) ?? [];
    if (verdict) seedsRun += 1;
    if (verdict === 'VIOLATED') isFound = true;
    else if (isFound && line.startsWith('  ')) problems.push(line.trim());
  }
  if (!isFound && seedsRun < Number(values['max-seeds']))
    throw new Error(`The simulation with ${name} failed`);
  const [rule = null, problem = null] = problems[0]?.split(/: (.*)/s) ?? [];
  const seconds = Math.round((performance.now() - began) / 1000);
  return { name, breaks, seeds: isFound ? seedsRun : null, seedsRun, rule, problem, seconds };
}

/** Findings of earlier runs stay, by name. */
function record(finding: Finding): void {
  const known: Finding[] = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : [];
  const all = [...known.filter(({ name }) => name !== finding.name), finding];
  const sorted = all.sort((a, b) => a.name.localeCompare(b.name));
  mkdirSync(new URL('./', output), { recursive: true });
  writeFileSync(output, `${JSON.stringify(sorted, null, 2)}\n`);
}
