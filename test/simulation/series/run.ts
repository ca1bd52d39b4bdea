import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRecord, type SimulationRecord, writeRecord } from './record.ts';
import { SeedProcess } from './seed-process.ts';
import type { SeedResult } from './seed-result.ts';
import { readServerVersion } from './server-version.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '100' },
    steps: { type: 'string', default: '200' },
    /** A seed waits for timers and nodes half of its time. */
    jobs: { type: 'string', default: '4' },
    /** No seed is begun after so many minutes. */
    minutes: { type: 'string', default: 'Infinity' },
    /** Processes start anew after this many seeds, so that each chain stays short. */
    batch: { type: 'string', default: '20' },
  },
});
const [first, seeds, steps, jobs, minutes, batch] = [
  values.seed,
  values.seeds,
  values.steps,
  values.jobs,
  values.minutes,
  values.batch,
].map(Number) as [number, number, number, number, number, number];

const RECORD_EVERY_MS = 20_000;
/** Beside what else is not part of the repository. */
const EVIDENCE_FOLDER = '.cache/simulation';

const known = readRecord();
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
const began = Date.now();
const results: SeedResult[] = [];
const processes = new Set<SeedProcess>();
let next = first;
let recordedAt = began;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

await Promise.all(Array.from({ length: jobs }, playSeeds));
if (results.length > 0) record();
const failed = listFailed();
console.log(
  `${results.length} seeds in ${minutesPassed().toFixed(1)} minutes, with violations: ${failed.join(', ') || 'none'}.`,
);
process.exit(failed.length === 0 && !isStopped ? 0 : 1);

/** Seeds that were not finished are not recorded. */
function stop(): void {
  isStopped = true;
  for (const one of processes) void one.stop();
}

function hasMore(): boolean {
  return !isStopped && next < first + seeds && minutesPassed() < minutes;
}

/** One after the other, in one process for each batch. */
async function playSeeds(): Promise<void> {
  while (hasMore()) {
    const seedProcess = new SeedProcess();
    processes.add(seedProcess);
    for (let played = 0; played < batch && seedProcess.isAlive && hasMore(); played++) {
      const result = await seedProcess.play({ seed: next++, steps });
      if (!isStopped) report(result);
    }
    await seedProcess.stop();
    processes.delete(seedProcess);
  }
}

/** A seed that fails can be played again by itself, which shrinks it. */
function report(result: SeedResult): void {
  const { seed, seconds, violations, evidence } = result;
  results.push(result);
  console.log(
    `seed ${seed}: ${violations.length === 0 ? 'holds' : 'VIOLATED'} (${steps} steps in ${seconds.toFixed(1)} s)`,
  );
  for (const { rule, problem } of violations) console.log(`  ${rule}: ${problem}`);
  if (evidence !== undefined) keepEvidence(seed, evidence);
  if (violations.length > 0 || Date.now() - recordedAt > RECORD_EVERY_MS) record();
}

/** Playing the seed again may not show it again. */
function keepEvidence(seed: number, evidence: string): void {
  mkdirSync(EVIDENCE_FOLDER, { recursive: true });
  const file = `${EVIDENCE_FOLDER}/seed-${seed}.txt`;
  writeFileSync(file, evidence);
  console.log(`  trace, rows and log: ${file}`);
}

function listFailed(): number[] {
  const failed = results.filter(({ violations }) => violations.length > 0);
  return failed.map(({ seed }) => seed).sort((a, b) => a - b);
}

function minutesPassed(): number {
  return (Date.now() - began) / 60_000;
}

/** Again and again, so that a series which is killed is recorded as far as it went. */
function record(): void {
  recordedAt = Date.now();
  const coverage = { ...known.coverage };
  for (const result of results) {
    for (const [name, times] of Object.entries(result.coverage))
      coverage[name] = (coverage[name] ?? 0) + times;
  }
  const series: SimulationRecord['series'][number] = {
    commit,
    server: readServerVersion(commit),
    date: new Date().toISOString().slice(0, 10),
    first,
    seeds: results.length,
    steps,
    violated: listFailed(),
    seedsPerMinute: Math.round((10 * results.length) / minutesPassed()) / 10,
  };
  writeRecord({ series: [...known.series, series], coverage });
}
