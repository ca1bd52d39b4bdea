import { parseArgs } from 'node:util';
import { runSeed, type SeedReport } from './run-seed.ts';
import { shrink } from './shrink.ts';
import { startRun } from './start-run.ts';
import { Coverage } from './world/coverage.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    steps: { type: 'string', default: '200' },
    trace: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    /** The PostgreSQL of a test run; one of its own by default. */
    postgres: { type: 'string' },
    'no-faults': { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
    'stop-at-first': { type: 'boolean', default: false },
  },
});

const [first, count, steps] = [values.seed, values.seeds, values.steps].map(Number) as [
  number,
  number,
  number,
];
const { fixtures, close } = await startRun({ postgresUrl: values.postgres });
const coverage = new Coverage();
const failed: number[] = [];
const withFaults = !values['no-faults'];
const allSteps = Array.from({ length: steps }, (_, step) => step);
for (let seed = first; seed < first + count; seed++) {
  const began = performance.now();
  const report = await runSeed({ seed, steps: allSteps, fixtures, withFaults });
  coverage.merge(report.coverage);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const verdict = report.violations.length === 0 ? 'holds' : 'VIOLATED';
  console.log(
    `seed ${seed}: ${verdict} (${steps} steps in ${seconds} s, settled after ${report.settledAfter} s)`,
  );
  if (report.violations.length > 0) {
    failed.push(seed);
    await explain(report);
    if (values['stop-at-first']) break;
  } else if (values.trace) console.log(report.trace.join('\n'));
}
if (values.coverage)
  for (const [name, times] of [...coverage.counts].sort()) console.log(`${times}\t${name}`);
console.log(failed.length === 0 ? `${count} seeds hold.` : `Seeds ${failed.join(', ')} do not hold.`);
process.exitCode = failed.length === 0 ? 0 : 1;
await close();
process.exit();

async function explain({ seed, violations, trace }: SeedReport): Promise<void> {
  for (const { rule, problem } of violations) console.log(`  ${rule}: ${problem}`);
  if (values.trace) console.log(trace.join('\n'));
  if (values['no-shrink']) return;
  const shrunk = await shrink(allSteps, async (some) => {
    const again = await runSeed({ seed, steps: some, fixtures, withFaults });
    return again.violations.some(({ rule }) => violations.some((one) => one.rule === rule));
  });
  console.log(`  steps that show it: ${shrunk.join(', ')}`);
}
