import { describe, expect, it } from 'vitest';
import { requireAmount, requireNotBefore } from '../../../server/money/payments/payment-checks.ts';

const DUE = 5_000_000n;
const PAID_AT = new Date('2026-01-01T12:00:00Z');

const insufficient = (message: string) =>
  expect.objectContaining({
    status: 402,
    code: 'payment_insufficient',
    message: expect.stringContaining(message),
  });

describe('the amount of a payment', () => {
  const judge = (amountMicro: bigint) => () => requireAmount({ amountMicro }, DUE);

  it('may be what is due, or more', () => {
    expect(judge(DUE)).not.toThrow();
    expect(judge(DUE + 1n)).not.toThrow();
  });

  it('is refused when it is too small, and what is missing is said', () => {
    expect(judge(4_000_000n)).toThrow(insufficient('1.00 USD short: 5.00 USD are due and 4.00 arrived'));
    expect(judge(DUE - 1n)).toThrow(insufficient('0.000001 USD short'));
  });
});

it('a payment is refused when it is older than what it should pay for, by more than two seconds', () => {
  const judge = (ms: number) => () =>
    requireNotBefore({ blockTime: PAID_AT }, new Date(PAID_AT.getTime() + ms));
  expect(judge(2001)).toThrow(
    insufficient(
      'is older (2026-01-01T12:00:00.000Z) than what it should pay for (2026-01-01T12:00:02.001Z)',
    ),
  );
  expect(judge(2000)).not.toThrow();
});
