const STEPS = [1, 2, 2.5, 5, 10];
const MAX_TICKS = 4;

/** Round values for an axis from 0 to at least the given maximum, at least the given step apart. */
export function listTicks(max: number, minStep = 0): number[] {
  if (max <= 0) return [0, 1];
  const step = getRoundStep(Math.max(max / MAX_TICKS, minStep));
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Round values for an axis that covers a range and need not begin at 0, for what changes little. */
export function listTicksBetween(min: number, max: number): number[] {
  // a constant value is in the middle
  const span = max > min ? max - min : Math.abs(min) / 1000 || 1;
  const step = getRoundStep(span / MAX_TICKS);
  const first = Math.floor((max > min ? min : min - span / 2) / step + 1e-9);
  const last = Math.ceil((max > min ? max : max + span / 2) / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function getRoundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((one) => one * power >= rough) ?? 10) * power;
}

const compactFormat = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export const formatTick = (value: number) => compactFormat.format(value);

/** With as many digits as tell the values of an axis apart. */
export function formatExactTick(value: number, step: number): string {
  const power = Math.floor(Math.log10(step) + 1e-9);
  const isHalf = Math.abs(step / 10 ** power - 2.5) < 0.01;
  return value.toFixed(Math.max(0, (isHalf ? 1 : 0) - power));
}
