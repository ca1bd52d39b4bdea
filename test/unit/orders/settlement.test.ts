import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divided, priceOf, refunded, released } from '../../../server/orders/settlement.ts';

const order = (price: bigint, beyond = 0n) => {
  const { fee_micro, total_micro } = priceOf(price);
  return {
    fee_micro: fee_micro.toString(),
    total_micro: total_micro.toString(),
    paid_micro: (total_micro + beyond).toString(),
    payout_micro: null,
  };
};
const price = fc.bigInt({ min: 1n, max: 1_000_000_000_000n });
const beyond = fc.bigInt({ min: 0n, max: 1_000_000n });
const percent = fc.integer({ min: 1, max: 99 });

describe('settling', () => {
  it.each([
    ['25.00', 25_000_000n, { payout_micro: 22_500_000n, fee_micro: 2_500_000n }],
    ['what does not divide', 1_000_009n, { payout_micro: 900_009n, fee_micro: 100_000n }],
    ['less than the fee can be taken from', 9n, { payout_micro: 9n, fee_micro: 0n }],
  ])('releases 90% of %s, and what rounding leaves, to the agent', (_name, micro, expected) => {
    expect(released(order(micro))).toEqual({ ...expected, refund_micro: 0n });
  });

  it('divides as the operator says: 60% of 25.00', () => {
    expect(divided(order(25_000_000n), 60)).toEqual({
      payout_micro: 13_500_000n,
      fee_micro: 1_500_000n,
      refund_micro: 10_000_000n,
    });
  });

  it('refunds all that arrived', () => {
    expect(refunded(order(25_000_000n, 7n))).toEqual({
      payout_micro: 0n,
      fee_micro: 0n,
      refund_micro: 25_000_007n,
    });
  });

  it('never makes or loses money', () => {
    fc.assert(
      fc.property(price, beyond, percent, (micro, extra, agentPercent) => {
        const paid = order(micro, extra);
        const sum = (settled: Record<string, bigint>) => Object.values(settled).reduce((a, b) => a + b, 0n);
        expect(sum({ ...released(paid) })).toBe(micro);
        expect(sum({ ...refunded(paid) })).toBe(micro + extra);
        const parts = divided(paid, agentPercent);
        expect(sum({ ...parts })).toBe(micro + extra);
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});
