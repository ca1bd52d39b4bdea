const STEPS = [1, 2, 2.5, 5, 10];
const MAX_TICKS = 4;

/** Round values for an axis from 0 to at least the given maximum, at least the given step apart. */
export function listTicks(max: number, minStep = 0): number[] {
  if (max <= 0) return [0, 1];
  const rough = Math.max(max / MAX_TICKS, minStep);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

const compactFormat = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

export const formatTick = (value: number) => compactFormat.format(value);
