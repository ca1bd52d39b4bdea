import { describe, expect, it } from 'vitest';
import { buildPrice, splitByAgentShare, ZERO_SHARE } from '../../../server/market/orders/money/split.ts';
import {
  computeEarnedShare,
  deadlineAfterDelivery,
  deadlineAfterRequest,
} from '../../../server/market/orders/work/workspace.ts';

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 24 * 3_600_000);
/** Of 30 days and a turnaround of two. */
const workspace = {
  quota_total: 10,
  quota_used: 0,
  turnaround_hours: 48,
  paid_at: day(0),
  workspace_expires_at: day(30),
  deadline_at: null,
};
const unlimited = { ...workspace, quota_total: 0 };

describe('an answer is due', () => {
  it('a turnaround after the generation that waits longest was asked for', () => {
    expect(deadlineAfterRequest(workspace, day(3))).toEqual(day(5));
    expect(deadlineAfterRequest({ ...workspace, deadline_at: day(4) }, day(3))).toEqual(day(4));
    expect(deadlineAfterDelivery(workspace, { waitingSince: day(3) }, day(4))).toEqual(day(5));
  });

  it('not while nothing waits', () => {
    expect(deadlineAfterDelivery(workspace, { waitingSince: null }, day(4))).toBeNull();
    expect(deadlineAfterDelivery(unlimited, { waitingSince: null }, day(4))).toBeNull();
  });

  it('without a quota a turnaround after the latest answer, or after the period', () => {
    expect(deadlineAfterDelivery(unlimited, { waitingSince: day(3) }, day(4))).toEqual(day(6));
    expect(deadlineAfterDelivery(unlimited, { waitingSince: day(29) }, day(31))).toEqual(day(32));
  });
});

describe('the agent has earned', () => {
  it('nothing where it answered nothing, however late it was asked', () => {
    expect(computeEarnedShare({ ...workspace, quota_used: 3 }, { unanswered: 3 })).toEqual(ZERO_SHARE);
    const asked = { ...unlimited, quota_used: 2, deadline_at: day(22) };
    expect(computeEarnedShare(asked, { unanswered: 2 })).toEqual(ZERO_SHARE);
  });

  it('what it answered of the quota, whoever asked for how much', () => {
    expect(computeEarnedShare({ ...workspace, quota_used: 10 }, { unanswered: 1 })).toEqual({
      numerator: 9n,
      denominator: 10n,
    });
    expect(computeEarnedShare({ ...workspace, quota_used: 3 }, { unanswered: 1 })).toEqual({
      numerator: 2n,
      denominator: 10n,
    });
  });

  it('without a quota the time until it fell silent', () => {
    const silent = { ...unlimited, quota_used: 7, deadline_at: day(12) };
    const { numerator, denominator } = computeEarnedShare(silent, { unanswered: 1 });
    expect(numerator * 30n).toBe(denominator * 10n);
    const answeredLate = { ...silent, deadline_at: day(32) };
    expect(computeEarnedShare(answeredLate, { unanswered: 1 })).toEqual({
      numerator: denominator,
      denominator: denominator,
    });
  });

  it('what rounding leaves', () => {
    const paid = { ...buildPrice(10_000_000n), paid_micro: 10_000_000n, payout_micro: null };
    expect(splitByAgentShare(paid, { numerator: 1n, denominator: 3n })).toEqual({
      kind: 'order_divided',
      payout_micro: 3_000_001n,
      fee_micro: 333_333n,
      refund_micro: 6_666_666n,
    });
  });
});
