import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatMarkdown } from './report/markdown.ts';
import type { ReportedMeasurement } from './report/measurement.ts';
import type { BenchResult, BenchResults } from './report/results.ts';

/**
 * Runs the benchmarks one after the other and writes `RESULTS.json` and `RESULTS.md`. Benchmarks that are not run keep
 * their earlier results.
 */
const BENCHES: Record<string, readonly string[]> = {
  startup: [],
  pipeline: [],
  documents: [],
  openapi: [],
  public: [],
  staleness: [],
  browse: [],
  orders: [],
  private: [],
  replicas: [],
  growth: [],
  statistics: [],
  x402: [],
  webhooks: [],
  feed: [],
  mcp: [],
  sdk: [],
  verifier: [],
  python: [],
  pages: [],
  lighthouse: [],
  lifecycle: [],
  'lifecycle 100 ms': [
    '--rpc-delay',
    '100',
    '--cluster',
    '1+1',
    '--concurrency',
    '128',
    '--lifecycles',
    '500',
  ],
  'lifecycle x402': ['--x402', '--rpc-delay', '100'],
  payouts: [],
  capacity: [],
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    list: { type: 'boolean', default: false },
  },
});
const names = Object.keys(BENCHES);
if (values.list) {
  console.log(names.join('\n'));
  process.exit();
}
const unknown = values.only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Run with --list to see all.`);
  process.exit(1);
}

const RESULTS = fileURLToPath(new URL('RESULTS.json', import.meta.url));
const PAGE = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-reports-'));
let running: ChildProcess | undefined;
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isInterrupted = true;
    running?.kill(signal);
  });

let failed = 0;
for (const name of values.only.length > 0 ? values.only : names) {
  const result = await run(name);
  if (isInterrupted) break;
  if (result.error || result.lines.some((line) => line.result === 'miss')) failed += 1;
  store(name, result);
}
rmSync(folder, { recursive: true, force: true });
console.log(summarize());
process.exitCode = isInterrupted ? 130 : Math.min(failed, 1);

function summarize(): string {
  if (isInterrupted) return 'Interrupted: what was running is not recorded.';
  return failed === 0 ? 'Every bound is met.' : `${failed} benchmarks miss a bound or failed.`;
}

async function run(name: string): Promise<BenchResult> {
  console.log(`\n${name}`);
  const report = join(folder, `${name}.json`);
  const program = fileURLToPath(new URL(`${name.split(' ')[0]}.ts`, import.meta.url));
  const loadBefore = loadavg()[0] ?? 0;
  const began = performance.now();
  running = spawn(process.execPath, [program, ...(BENCHES[name] ?? [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, BENCH_REPORT: report },
  });
  const [code] = await once(running, 'close');
  const lines: ReportedMeasurement[] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [];
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    node: process.version,
    cores: availableParallelism(),
    loadBefore: Math.round(loadBefore * 10) / 10,
    seconds: Math.round((performance.now() - began) / 1000),
    lines,
    ...(lines.length === 0 && { error: `ended with code ${code}, without a report` }),
  };
}

function store(name: string, result: BenchResult): void {
  const known: BenchResults = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const all = { ...known, [name]: result };
  const sorted = Object.fromEntries(names.flatMap((one) => (all[one] ? [[one, all[one]]] : [])));
  writeFileSync(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(PAGE, formatMarkdown(sorted));
}
