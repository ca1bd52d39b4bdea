import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRecord, type SimulationRecord, writeRecord } from './record.ts';
import type { SeriesReport } from './series-report.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '100' },
    steps: { type: 'string', default: '200' },
    jobs: { type: 'string', default: '2' },
    /** Processes start anew after this many seeds, so that each chain stays short. */
    batch: { type: 'string', default: '20' },
  },
});
const [first, seeds, steps, jobs, batch] = [
  values.seed,
  values.seeds,
  values.steps,
  values.jobs,
  values.batch,
].map(Number) as [number, number, number, number, number];

const PROGRAM = fileURLToPath(new URL('./simulate.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'simulation-'));
const batches: number[] = [];
for (let seed = first; seed < first + seeds; seed += batch) batches.push(seed);
const known = readRecord();
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
const began = Date.now();
const reports: SeriesReport[] = [];
await Promise.all(Array.from({ length: jobs }, runBatches));
rmSync(folder, { recursive: true, force: true });

const { results, failed, minutes } = summarize();
console.log(`${results.length} seeds in ${minutes.toFixed(1)} minutes, ${failed.length} with violations.`);
process.exitCode = failed.length === 0 && results.length === seeds ? 0 : 1;

async function runBatches(): Promise<void> {
  for (let seed = batches.shift(); seed !== undefined; seed = batches.shift()) {
    const count = Math.min(batch, first + seeds - seed);
    const file = join(folder, `${seed}.json`);
    const options = { seed, seeds: count, steps, report: file };
    const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
    // a seed that fails is played again by itself, which shrinks it
    const child = spawn(process.execPath, [PROGRAM, '--no-shrink', ...given], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    await once(child, 'exit');
    reports.push(readReport(file));
    record();
  }
}

/** A process that died early has none. */
function readReport(file: string): SeriesReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SeriesReport;
  } catch {
    return { steps, results: [], coverage: {} };
  }
}

function summarize() {
  const results = reports.flatMap((report) => report.results);
  const failed = results.filter(({ violations }) => violations.length > 0);
  return { results, failed, minutes: (Date.now() - began) / 60_000 };
}

/** After every batch, so that a series which is stopped is recorded as far as it went. */
function record(): void {
  const { results, failed, minutes } = summarize();
  const coverage = { ...known.coverage };
  for (const report of reports) {
    for (const [name, times] of Object.entries(report.coverage))
      coverage[name] = (coverage[name] ?? 0) + times;
  }
  const series: SimulationRecord['series'][number] = {
    commit,
    date: new Date().toISOString().slice(0, 10),
    first,
    seeds: results.length,
    steps,
    violated: failed.map(({ seed }) => seed),
    seedsPerMinute: Math.round((10 * results.length) / minutes) / 10,
  };
  writeRecord({ series: [...known.series, series], coverage });
}
