import { describe, expect, it } from 'vitest';
import { buildOrderFacts, transitionTimes } from '../../../server/market/orders/lifecycle/deadlines.ts';
import type { OrderStatus, Transition } from '../../../server/market/orders/lifecycle/lifecycle.ts';
import type { OrderRow } from '../../../server/market/orders/order-row.ts';

const NOW = new Date('2026-01-10T00:00:00Z');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

describe('the times that a step sets', () => {
  const times = (to: OrderStatus, priceType = 'fixed', from: OrderStatus | null = null) =>
    transitionTimes(
      { from, to } as Transition,
      'client',
      { price_type: priceType, turnaround_hours: 12 } as OrderRow,
      NOW,
    );

  it.each([
    ['quoted', { quote_expires_at: inHours(7 * 24) }],
    ['paid', { paid_at: NOW, quote_expires_at: null, deadline_at: inHours(12) }],
    ['delivered', { delivered_at: NOW, review_deadline: inHours(48) }],
    ['revision_requested', { deadline_at: inHours(12), review_deadline: null }],
    ['disputed', { review_deadline: null }],
    ['completed', { completed_at: NOW }],
    ['cancelled', { cancelled_at: NOW, cancelled_by: 'client' }],
    ['in_progress', {}],
  ] as const)('%s', (to, expected) => expect(times(to)).toEqual(expected));

  it.each([
    ['weekly', 7],
    ['monthly', 30],
  ])('in a %s workspace nothing is due until it is asked for', (priceType, days) => {
    expect(times('paid', priceType)).toEqual({
      paid_at: NOW,
      quote_expires_at: null,
      workspace_expires_at: inHours(days * 24),
    });
  });

  it('a step that leads nowhere sets none', () =>
    expect(times('delivered', 'fixed', 'delivered')).toEqual({}));
});

describe('what guards look at', () => {
  const ORDER = {
    price_micro: 1n,
    bounty_id: null,
    deadline_at: null,
    review_deadline: null,
    quote_expires_at: null,
    workspace_expires_at: null,
    quota_total: null,
    quota_used: 3,
    payout_transfer: null,
  } as OrderRow;
  const facts = (changes: object, unanswered?: number) =>
    buildOrderFacts({ ...ORDER, ...changes } as OrderRow, NOW, unanswered);

  it('is taken from the order', () => {
    expect(
      facts({ deadline_at: inHours(1), review_deadline: inHours(2), quote_expires_at: inHours(3) }),
    ).toEqual({
      now: NOW,
      isPriced: true,
      isFromBounty: false,
      deadlineAt: inHours(1),
      reviewDeadline: inHours(2),
      quoteExpiresAt: inHours(3),
      workspace: null,
      payoutProgress: 'here',
    });
    expect(facts({ price_micro: null, bounty_id: 'bnty_1' })).toMatchObject({
      isPriced: false,
      isFromBounty: true,
    });
  });

  it('of a workspace, an open answer is told by the deadline unless it was counted', () => {
    const workspace = { workspace_expires_at: inHours(5) };
    const expected = { expiresAt: inHours(5), quotaTotal: 0, quotaUsed: 3, unanswered: 0 };
    expect(facts(workspace).workspace).toEqual(expected);
    expect(facts({ ...workspace, quota_total: 9 }).workspace).toEqual({ ...expected, quotaTotal: 9 });
    const due = { ...workspace, deadline_at: inHours(1) };
    expect(facts(due).workspace).toEqual({ ...expected, unanswered: 1 });
    expect(facts(due, 4).workspace).toEqual({ ...expected, unanswered: 4 });
    expect(facts(due, 0).workspace).toEqual(expected);
  });

  it.each([
    ['here', null],
    ['here', { state: 'prepared', tx_hash: null }],
    ['on_its_way', { state: 'sent', tx_hash: '0x1' }],
    ['final', { state: 'confirmed', tx_hash: '0x1' }],
  ])('the payout is %s: %j', (progress, payout_transfer) => {
    expect(facts({ payout_transfer }).payoutProgress).toBe(progress);
  });
});
