import { expect, it } from 'vitest';
import { formatMarkdown } from '../../../bench/report/markdown.ts';
import { evaluate, type Measurement, toCells } from '../../../bench/report/measurement.ts';
import { medianRatio, quantile } from '../../../bench/report/medians.ts';

const measured: Measurement = {
  path: 'a read',
  unit: 'CPU µs',
  ours: 150,
  reference: { name: 'bare', value: 100 },
};

it.each([
  [{ atMost: 150 }, 'pass', '≤ 150'],
  [{ atMost: 149 }, 'miss', '≤ 149'],
  [{ atLeast: 151 }, 'miss', '≥ 151'],
  [{ atMost: 1.5, of: 'ratio' }, 'pass', 'ratio ≤ 1.5'],
  [{ atLeast: 1.6, of: 'ratio' }, 'miss', 'ratio ≥ 1.6'],
] as const)('a bound of %j is a %s', (bound, result, text) => {
  expect(evaluate({ ...measured, bound })).toMatchObject({ ratio: 1.5, bound: text, result });
});

it('a value that was not measured meets no bound', () => {
  const { result } = evaluate({ ...measured, ours: Number.NaN, bound: { atMost: 1000 } });
  expect(result).toBe('miss');
});

it('the median of the ratios of rounds replaces the ratio of the medians', () => {
  const reference = { name: 'bare', value: 100, ratio: medianRatio([1, 4, 9], [1, 2, 3]) };
  expect(evaluate({ ...measured, reference }).ratio).toBe(2);
});

it('a reference too small to be measured has no ratio, also after a report is stored', () => {
  const line = evaluate({ ...measured, reference: { name: 'bare', value: 0 } });
  expect(toCells(JSON.parse(JSON.stringify(line)))).toMatchObject({ reference: 'bare: 0', ratio: '' });
});

it('a quantile is one of the values', () => {
  expect([0, 0.5, 1].map((share) => quantile([3, 1, 2], share))).toEqual([1, 2, 3]);
});

it('the page has a table for each benchmark, and says which failed', () => {
  const run = { date: '2026-11-17', commit: 'abcdef12', node: 'v24', cores: 2, loadBefore: 0.1, seconds: 3 };
  const page = formatMarkdown({
    reads: { ...run, lines: [evaluate({ ...measured, bound: { atMost: 1.5, of: 'ratio' } })] },
    writes: { ...run, lines: [], error: 'ended with code 1, without a report' },
  });
  expect(page).toContain('| a read | CPU µs | 150 | bare: 100 | 1.5 | ratio ≤ 1.5 | pass |');
  expect(page).toContain('It ended with code 1, without a report.');
});

it('shows three digits that matter', () => {
  const show = (ours: number) => toCells(evaluate({ path: '', unit: '', ours })).ours;
  expect([12_345.6, 12.345, 0.012345, 0].map(show)).toEqual(['12,346', '12.3', '0.0123', '0']);
});
