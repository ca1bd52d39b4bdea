import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { evaluate, type Measurement, toCells } from './measurement.ts';

/**
 * Runs a benchmark and prints its report. It ends with an error if a bound is missed or something failed; whatever the
 * end, what was started in this process is stopped. `npm run bench` collects the reports from `BENCH_REPORT`.
 */
export async function runBench(measure: () => Promise<readonly Measurement[]>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  const lines = (await measure()).map(evaluate);
  console.table(lines.map(toCells));
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`Node ${process.version}, ${availableParallelism()} cores, load ${load} at the end.`);
  const file = process.env.BENCH_REPORT;
  if (file) writeFileSync(file, JSON.stringify(lines));
  if (lines.some(({ result }) => result === 'miss')) process.exitCode = 1;
}
