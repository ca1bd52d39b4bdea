import { describe, expect, it } from 'vitest';
import { computeAprPct, computeFeeAprPct } from '../../../server/chain/vaults/rates.ts';
import { computePricedUnits, convertToAssets } from '../../../server/chain/vaults/share-price.ts';

const DAY_MS = 86_400_000;
const ONE = 10n ** 18n;
const at = (days: number, sharePrice: bigint) => ({ time: new Date(days * DAY_MS), sharePrice });

describe('the yearly rate of a vault', () => {
  it('follows from the change of its share price', () => {
    expect(computeAprPct(at(0, ONE), at(1, ONE + ONE / 10_000n))).toBeCloseTo(3.65, 6);
    expect(computeAprPct(at(0, ONE), at(365, (ONE * 95n) / 100n))).toBeCloseTo(-5, 6);
  });

  it('is 0 when nothing changed, when no time went by, and when there was nothing', () => {
    expect(computeAprPct(at(0, ONE), at(1, ONE))).toBe(0);
    expect(computeAprPct(at(1, ONE), at(1, 2n * ONE))).toBe(0);
    expect(computeAprPct(at(2, ONE), at(1, 2n * ONE))).toBe(0);
    expect(computeAprPct(at(0, 0n), at(1, ONE))).toBe(0);
  });

  it('is a number whatever the vault says, and never below all that there is', () => {
    expect(computeAprPct(at(0, ONE), at(1, 0n))).toBe(-100);
    expect(Number.isFinite(computeAprPct(at(0, 1n), at(1, 2n ** 256n - 1n)))).toBe(true);
    expect(Number.isFinite(computeFeeAprPct(2n ** 256n - 1n, 60))).toBe(true);
    expect(computeFeeAprPct(ONE / 5n, 60)).toBe(12);
  });
});

it('shares are worth what the price says, rounded down', () => {
  const reading = { shareDecimals: 18, sharePrice: (computePricedUnits(18) * 105n) / 10n ** 14n };
  expect(convertToAssets(reading, 10n ** 18n)).toBe(1_050_000n);
  expect(convertToAssets(reading, 10n ** 18n - 1n)).toBe(1_049_999n);
  expect(convertToAssets(reading, 0n)).toBe(0n);
});
