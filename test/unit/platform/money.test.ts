import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFee,
  formatUsd,
  MoneyError,
  parseUsd,
  splitFee,
} from '../../../server/foundation/platform/money.ts';

const micro = fc.bigInt({ min: 0n, max: 10n ** 18n });
const bps = fc.integer({ min: 0, max: 10_000 });

describe('reading and writing USD', () => {
  it.each([
    ['12.50', 12_500_000n],
    ['0', 0n],
    ['0.000001', 1n],
    ['1000000', 1_000_000_000_000n],
    [0.1, 100_000n],
    [19.99, 19_990_000n],
    [3, 3_000_000n],
  ])('reads %s', (text, amount) => {
    expect(parseUsd(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '1e3',
    'abc',
    '-1',
    '+1',
    ' 1',
    '1 ',
    '01',
    '.5',
    '1.',
    '1,5',
    '0x10',
    '1.0000001',
    '9'.repeat(16),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -0.5,
    1e21,
    1e-7,
  ])('refuses %s', (text) => {
    expect(() => parseUsd(text)).toThrow(MoneyError);
  });

  it.each([
    [0n, '0.00'],
    [1n, '0.000001'],
    [12_500_000n, '12.50'],
    [12_345_600n, '12.3456'],
    [-1_500_000n, '-1.50'],
  ])('writes %s', (amount, text) => {
    expect(formatUsd(amount)).toBe(text);
  });

  it('reads back every amount it writes', () => {
    fc.assert(fc.property(micro, (amount) => parseUsd(formatUsd(amount)) === amount));
  });

  it('reads every number of whole cents exactly', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(fc.property(cents, (c) => parseUsd(c / 100) === BigInt(c) * 10_000n));
  });
});

describe('fees', () => {
  it('leaves the remainder of a split with the rest', () => {
    expect(splitFee(19n, 1000)).toEqual({ fee: 1n, rest: 18n });
  });

  it('never loses or makes money when it splits', () => {
    fc.assert(
      fc.property(micro, bps, (total, rate) => {
        const { fee, rest } = splitFee(total, rate);
        expect(fee + rest).toBe(total);
        expect(fee * 10_000n).toBeLessThanOrEqual(total * BigInt(rate));
        expect((fee + 1n) * 10_000n).toBeGreaterThan(total * BigInt(rate));
      }),
    );
  });

  it('adds on top at least the exact fee and less than one unit more', () => {
    expect(addFee(1n, 1000)).toBe(2n);
    expect(addFee(10_000_000n, 1000)).toBe(11_000_000n);
    fc.assert(
      fc.property(micro, bps, (amount, rate) => {
        const exact = amount * BigInt(10_000 + rate);
        const total = addFee(amount, rate) * 10_000n;
        expect(total).toBeGreaterThanOrEqual(exact);
        expect(total - exact).toBeLessThan(10_000n);
      }),
    );
  });

  it('may be nothing, or all', () => {
    expect([splitFee(0n, 1000), addFee(0n, 1000)]).toEqual([{ fee: 0n, rest: 0n }, 0n]);
    expect([splitFee(7n, 0), addFee(7n, 0)]).toEqual([{ fee: 0n, rest: 7n }, 7n]);
    expect([splitFee(7n, 10_000), addFee(7n, 10_000)]).toEqual([{ fee: 7n, rest: 0n }, 14n]);
  });

  it('refuses negative amounts and rates that are not basis points', () => {
    expect(() => splitFee(-1n, 1000)).toThrow(MoneyError);
    expect(() => addFee(-1n, 1000)).toThrow(MoneyError);
    expect(() => splitFee(1n, 10_001)).toThrow(MoneyError);
    expect(() => splitFee(1n, -1)).toThrow(MoneyError);
    expect(() => addFee(1n, 0.5)).toThrow(MoneyError);
  });
});
