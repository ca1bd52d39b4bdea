import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPrice,
  isSplit,
  type OrderSplit,
  percentShare,
  priceWithFeeOnTop,
  splitByAgentShare,
  splitForCompensation,
  splitForRefund,
  splitForRelease,
} from '../../../server/market/orders/money/split.ts';

const order = (price: bigint, beyond = 0n, priced = buildPrice) => {
  const { fee_micro, total_micro } = priced(price);
  return { fee_micro, total_micro, paid_micro: total_micro + beyond, payout_micro: null };
};
const price = fc.bigInt({ min: 1n, max: 1_000_000_000_000n });
const beyond = fc.bigInt({ min: 0n, max: 1_000_000n });
const share = fc
  .bigInt({ min: 1n, max: 2_592_000_000n })
  .chain((denominator) =>
    fc.bigInt({ min: 1n, max: denominator }).map((numerator) => ({ numerator, denominator })),
  );

describe('settling', () => {
  it.each([
    ['25.00', 25_000_000n, { payout_micro: 22_500_000n, fee_micro: 2_500_000n }],
    ['what does not divide', 1_000_009n, { payout_micro: 900_009n, fee_micro: 100_000n }],
    ['less than the fee can be taken from', 9n, { payout_micro: 9n, fee_micro: 0n }],
  ])('releases 90% of %s, and what rounding leaves, to the agent', (_name, micro, expected) => {
    expect(splitForRelease(order(micro))).toEqual({ kind: 'order_settled', ...expected, refund_micro: 0n });
  });

  it('divides as the operator says: 60% of 25.00', () => {
    expect(splitByAgentShare(order(25_000_000n), percentShare(60))).toEqual({
      kind: 'order_divided',
      payout_micro: 13_500_000n,
      fee_micro: 1_500_000n,
      refund_micro: 10_000_000n,
    });
  });

  it('divides what a machine paid: 60% of the list price to the agent, 40% of everything back', () => {
    expect(splitByAgentShare(order(25_000_000n, 0n, priceWithFeeOnTop), percentShare(60))).toEqual({
      kind: 'order_divided',
      payout_micro: 15_000_000n,
      fee_micro: 1_500_000n,
      refund_micro: 11_000_000n,
    });
  });

  it('refunds all that arrived', () => {
    expect(splitForRefund(order(25_000_000n, 7n))).toEqual({
      kind: 'order_refunded',
      payout_micro: 0n,
      fee_micro: 0n,
      refund_micro: 25_000_007n,
    });
  });

  it.each([
    ['a standard order', buildPrice],
    ['a machine', priceWithFeeOnTop],
  ])('never makes or loses money of %s', (_name, priced) => {
    const parts = ({ payout_micro, fee_micro, refund_micro }: OrderSplit) => [
      payout_micro,
      fee_micro,
      refund_micro,
    ];
    const sum = (settled: OrderSplit) => parts(settled).reduce((a, b) => a + b, 0n);
    fc.assert(
      fc.property(price, beyond, share, (micro, extra, agentShare) => {
        const paid = order(micro, extra, priced);
        const total = BigInt(paid.total_micro);
        expect(sum(splitForRelease(paid))).toBe(total);
        expect(sum(splitForRefund(paid))).toBe(total + extra);
        const split = splitByAgentShare(paid, agentShare);
        expect(sum(split)).toBe(total + extra);
        for (const part of parts(split)) expect(part).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

it('gives everything back at the cost of the platform where the agent keeps its payout', () => {
  const paidOut = { ...order(25_000_000n, 7n), payout_micro: 22_500_000n };
  const expected = { kind: 'order_compensated', fee_micro: 0n, refund_micro: 25_000_007n };
  expect(splitForCompensation(paidOut)).toEqual({ ...expected, payout_micro: 22_500_000n });
  expect(splitForCompensation(order(25_000_000n, 7n))).toEqual({ ...expected, payout_micro: 0n });
});

it('is done once the agent has its part, even of nothing', () => {
  expect(isSplit(order(5n))).toBe(false);
  expect(isSplit({ ...order(5n), payout_micro: 0n })).toBe(true);
});

it.each(['fee_micro', 'total_micro', 'paid_micro'] as const)('is not possible without %s', (field) => {
  const unpaid = { ...order(25_000_000n), [field]: null };
  for (const split of [splitForRelease, splitForRefund, splitForCompensation]) {
    expect(() => split(unpaid)).toThrow('has not been paid');
  }
});
