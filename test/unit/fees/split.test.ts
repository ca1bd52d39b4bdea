import { expect, it } from 'vitest';
import { getFeeSplit, splitFees } from '../../../server/money/creator-fees/split.ts';

const sharesOf = (lamports: bigint, isLegacy = false) =>
  Object.values(splitFees(lamports, getFeeSplit(isLegacy)));

it.each([
  [120_000_000n, [78_000_000n, 27_996_000n, 14_004_000n]],
  [10_000n, [6500n, 2333n, 1167n]],
  [1n, [1n, 0n, 0n]],
  [9_999n, [6501n, 2332n, 1166n]],
  [2n ** 63n - 1n, [5_995_191_823_955_604_276n, 2_151_812_696_198_219_195n, 1_076_367_516_700_952_336n]],
])('%d lamports are shared without losing one; what is left over is the agent’s', (lamports, shares) => {
  expect(sharesOf(lamports)).toEqual(shares);
  expect(sharesOf(lamports).reduce((sum, one) => sum + one)).toBe(lamports);
});

it('tokens of elsewhere have no launch partner, and a tenth goes to the buyback', () => {
  expect(sharesOf(120_000_009n, true)).toEqual([108_000_009n, 0n, 12_000_000n]);
});
