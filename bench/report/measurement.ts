/** One line of a report: our path, and what it is compared with in the same run. */
export interface Measurement {
  path: string;
  unit: string;
  ours: number;
  reference?: Reference;
  /** What `ours`, or its ratio to the reference, must be; without it, the line only informs. */
  bound?: Bound;
}

interface Reference {
  name: string;
  value: number;
  /** The median of the ratios of rounds, if it is not that of the two values. */
  ratio?: number;
}

type Bound = ({ atMost: number } | { atLeast: number }) & { of?: 'ours' | 'ratio' };

export interface ReportedMeasurement {
  path: string;
  unit: string;
  ours: number;
  reference?: string;
  referenceValue?: number;
  ratio?: number;
  bound?: string;
  result?: 'pass' | 'miss';
}

export function evaluate({ path, unit, ours, reference, bound }: Measurement): ReportedMeasurement {
  const ratio = reference && (reference.ratio ?? divide(ours, reference.value));
  return {
    path,
    unit,
    ours,
    ...(reference && { reference: reference.name, referenceValue: reference.value }),
    ...(ratio !== undefined && { ratio }),
    ...(bound && describeBound(bound, bound.of === 'ratio' ? ratio : ours)),
  };
}

/** Undefined for a reference that is too small to be measured. */
function divide(ours: number, reference: number): number | undefined {
  return reference === 0 ? undefined : ours / reference;
}

function describeBound(bound: Bound, value = Number.NaN): Pick<ReportedMeasurement, 'bound' | 'result'> {
  const of = bound.of === 'ratio' ? 'ratio ' : '';
  const [text, isMet] =
    'atMost' in bound
      ? [`${of}≤ ${bound.atMost}`, value <= bound.atMost]
      : [`${of}≥ ${bound.atLeast}`, value >= bound.atLeast];
  return { bound: text, result: isMet ? 'pass' : 'miss' };
}

/** Three digits that matter. */
function formatNumber(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', { minimumFractionDigits: 0, maximumFractionDigits: Math.min(digits, 4) });
}

/** The cells of a report, in the order of its columns. */
export function toCells(line: ReportedMeasurement): Record<string, string> {
  const { path, unit, ours, reference, referenceValue, ratio, bound = '', result = '' } = line;
  return {
    path,
    unit,
    ours: formatNumber(ours),
    reference: reference ? `${reference}: ${formatNumber(referenceValue)}` : '',
    ratio: formatNumber(ratio),
    bound,
    result,
  };
}
