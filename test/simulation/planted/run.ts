import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeFormattedJson } from '../../support/write-json.ts';
import { copyTree } from './copy-tree.ts';
import { listPlantedBugs, type PlantedBug } from './patches.ts';
import { getRule, runSeeds } from './seeds.ts';

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
    /** Leaves out those that were found before. */
    missing: { type: 'boolean', default: false },
    'max-seeds': { type: 'string', default: '20' },
    steps: { type: 'string', default: '80' },
    /** How many bugs are looked for at once. */
    jobs: { type: 'string', default: '2' },
  },
});

const root = fileURLToPath(new URL('../../../', import.meta.url));
const output = fileURLToPath(new URL('../../../docs/reliability/planted.json', import.meta.url));
const { steps } = values;
const maxSeeds = Number(values['max-seeds']);
const unpatched = copyTree(root);
const copies = Array.from({ length: Number(values.jobs) }, () => copyTree(root));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  for (const { remove } of [unpatched, ...copies]) remove();
});

const usualRules = new Map<number, Promise<ReadonlySet<string>>>();
const missed: string[] = [];
const found = new Set(
  values.missing ? readFindings().flatMap(({ name, seeds }) => (seeds ? [name] : [])) : [],
);
const bugs = listPlantedBugs().filter(
  ({ name }) => !found.has(name) && (!values.only || values.only.includes(name)),
);
const left = [...bugs];
await Promise.all(copies.map(({ folder }) => searchInCopy(folder)));
console.log(
  missed.length === 0 ? `${bugs.length} of ${bugs.length} found.` : `Not found: ${missed.join(', ')}.`,
);
process.exit(missed.length === 0 ? 0 : 1);

/** One bug after the other, until none is left. */
async function searchInCopy(folder: string): Promise<void> {
  for (let bug = left.shift(); bug; bug = left.shift()) {
    applyPatch(folder, bug);
    const finding = await search(folder, bug).catch((error: unknown) => describeFailure(bug, error));
    applyPatch(folder, bug, '--reverse');
    record(finding);
    if (finding.seeds === null) missed.push(bug.name);
    console.log(
      finding.seeds === null
        ? `${bug.name}: not found in ${finding.seedsRun} seeds (${finding.seconds} s)`
        : `${bug.name}: found by ${finding.rule} after ${finding.seeds} seeds (${finding.seconds} s)`,
    );
  }
}

function applyPatch(folder: string, { file }: PlantedBug, ...options: string[]): void {
  execFileSync('git', ['apply', ...options, file], { cwd: folder, stdio: 'inherit' });
}

/** A simulation that died found nothing, and the next bug may be found. */
function describeFailure({ name, breaks }: PlantedBug, error: unknown): Finding {
  return { name, breaks, seeds: null, seedsRun: 0, rule: null, problem: String(error), seconds: 0 };
}

/** Runs seeds until one breaks a rule that it does not break without the bug. */
async function search(folder: string, { name, breaks }: PlantedBug): Promise<Finding> {
  const began = performance.now();
  for (let first = 1; first <= maxSeeds; ) {
    const [last] = (await runSeeds(folder, { first, last: maxSeeds, steps })).slice(-1);
    const { seed, violations } = last ?? { seed: maxSeeds, violations: [] };
    const usual = violations.length > 0 ? await findUsualRules(seed) : new Set();
    const [violation] = violations.filter((one) => !usual.has(getRule(one)));
    if (violation) {
      const rule = getRule(violation);
      const problem = violation.slice(rule.length + 2);
      return { name, breaks, seeds: seed, seedsRun: seed, rule, problem, seconds: secondsSince(began) };
    }
    first = seed + 1;
  }
  const nothing = { seeds: null, seedsRun: maxSeeds, rule: null, problem: null };
  return { name, breaks, ...nothing, seconds: secondsSince(began) };
}

/** The rules that a seed breaks without any planted bug, which should be none. */
function findUsualRules(seed: number): Promise<ReadonlySet<string>> {
  const rules = usualRules.get(seed) ?? readUsualRules(seed);
  usualRules.set(seed, rules);
  return rules;
}

async function readUsualRules(seed: number): Promise<ReadonlySet<string>> {
  const results = await runSeeds(unpatched.folder, { first: seed, last: seed, steps });
  const broken = results.flatMap(({ violations }) => violations);
  for (const violation of broken) console.log(`seed ${seed} without any planted bug: ${violation}`);
  return new Set(broken.map(getRule));
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}

function readFindings(): Finding[] {
  return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : [];
}

/** Findings of earlier runs stay, by name. */
function record(finding: Finding): void {
  const all = [...readFindings().filter(({ name }) => name !== finding.name), finding];
  const sorted = all.sort((a, b) => a.name.localeCompare(b.name));
  writeFormattedJson(output, sorted);
}
