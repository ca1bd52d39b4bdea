import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatExactTick,
  formatTick,
  listTicks,
  listTicksBetween,
} from '../../../console/src/components/chart-scale.ts';

test.each([
  [0, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [100, [0, 25, 50, 75, 100]],
  [3320, [0, 1000, 2000, 3000, 4000]],
])('an axis up to %d has round values', (max, ticks) => expect(listTicks(max)).toEqual(ticks));

test('what is counted has no fractions', () => expect(listTicks(1, 1)).toEqual([0, 1]));

test('every axis covers its maximum with few values', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (max) => {
      const ticks = listTicks(max);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-9));
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('large values are short', () => expect(formatTick(12_500)).toBe('12.5K'));

test.each([
  [1.0001, 1.0007, ['1.0000', '1.0002', '1.0004', '1.0006', '1.0008']],
  [10, 19, ['10.0', '12.5', '15.0', '17.5', '20.0']],
])('an axis from %d to %d need not begin at 0, and its values differ', (min, max, texts) => {
  const ticks = listTicksBetween(min, max);
  const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
  expect(ticks.map((tick) => formatExactTick(tick, step))).toEqual(texts);
});

test.each([0, 1, 1.5])('a constant value of %d has an axis around it', (value) => {
  const ticks = listTicksBetween(value, value);
  expect(ticks[0]).toBeLessThan(value);
  expect(ticks.at(-1)).toBeGreaterThan(value);
});

test('every axis between two values covers both with few values', () => {
  const amount = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [min, max] = one < other ? [one, other] : [other, one];
      fc.pre((max - min) / max > 1e-6);
      const ticks = listTicksBetween(min, max);
      expect(ticks[0]).toBeLessThanOrEqual(min * (1 + 1e-9));
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max * (1 - 1e-9));
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
