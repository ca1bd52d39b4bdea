import { writeFileSync } from 'node:fs';
import { evaluate, type Measurement } from '../report/measurement.ts';
import type { Contestant } from './versions.ts';

export type Values = Partial<Record<Contestant, number>>;

export interface Line {
  path: string;
  values: Values;
  digits?: number;
  /** What it must be; without it, the line only informs. */
  target?: { atMost: number } | { atLeast: number } | { timesBefore: number };
  /** Whether it is in the report without a target, too. */
  isReported?: boolean;
}

export interface ReportedLine extends Values {
  path: string;
  ratio?: number;
  target?: string;
  result?: 'pass' | 'miss';
}

/** Maps each contestant's measurements to one number. */
export function mapValues<T>(
  of: Partial<Record<Contestant, T>>,
  pick: (measured: T) => number | undefined,
): Values {
  const entries = Object.entries(of).map(([name, measured]) => [name, pick(measured)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && !Number.isNaN(value)));
}

/** A line is compared with the code before. */
function report({ path, values, target }: Line): ReportedLine {
  const { ours, before } = values;
  if (ours === undefined) return { path, ...values };
  const { ratio, bound, result } = evaluate({
    path,
    unit: '',
    ours,
    ...(before && { reference: { name: 'before', value: before } }),
    ...(target && { bound: toBound(target) }),
  });
  const outcome = bound && result && { target: bound, result };
  return { path, ...values, ...(ratio !== undefined && { ratio }), ...outcome };
}

function toBound(target: NonNullable<Line['target']>): NonNullable<Measurement['bound']> {
  return 'timesBefore' in target ? { atLeast: target.timesBefore, of: 'ratio' } : target;
}

export function printLines(title: string, lines: readonly Line[]): ReportedLine[] {
  console.log(`\n${title}`);
  const reported = lines.map(report);
  const show = (value: number | undefined, digits = 1) => value?.toFixed(digits) ?? '-';
  const table = reported.map(({ path, ours, before, floor, ratio, target = '', result = '' }, index) => {
    const digits = lines[index]?.digits;
    return {
      path,
      ours: show(ours, digits),
      before: show(before, digits),
      floor: show(floor, digits),
      'ours / before': show(ratio, 2),
      target,
      result,
    };
  });
  console.table(table);
  return reported;
}

/** The lines that are reported, in the format of all benchmarks: against the code before, and against the floor. */
export function toMeasurements(setting: string, lines: readonly Line[]): Measurement[] {
  return lines.flatMap(({ path, values, target, isReported = target !== undefined }) => {
    const { ours, before, floor } = values;
    if (!isReported || ours === undefined) return [];
    const measurement = { path: `${setting}: ${path}`, unit: '', ours };
    const compare = (name: string, value: number | undefined) =>
      value === undefined ? [] : [{ ...measurement, reference: { name, value } }];
    const [first = measurement, ...others] = [...compare('before', before), ...compare('floor', floor)];
    return [{ ...first, ...(target && { bound: toBound(target) }) }, ...others];
  });
}

export function writeJson(file: string | undefined, results: object): void {
  if (file) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
