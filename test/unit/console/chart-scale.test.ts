import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTick, listTicks } from '../../../console/src/components/chart-scale.ts';

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
