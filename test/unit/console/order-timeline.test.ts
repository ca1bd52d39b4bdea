import { expect, test } from 'vitest';
import { listTimelineSteps } from '../../../console/src/components/order-timeline.ts';
import type { Deliverable, Order, OrderFeedback, OrderTransfer } from '../../../sdk/src/index.ts';

const NO_TRANSFER: OrderTransfer = {
  status: 'none',
  amount_usd: null,
  network: null,
  destination: null,
  tx_hash: null,
  reason: null,
  updated_at: null,
};

function describeTimeline(
  order: Partial<Order>,
  { delivered = [], feedback = [] }: { delivered?: string[]; feedback?: OrderFeedback[] } = {},
): string[] {
  const steps = listTimelineSteps({
    order: {
      created_at: '2026-01-01T00:00:00Z',
      escrow_tx_hash: '0x1',
      deadline_at: null,
      review_deadline: null,
      completed_at: null,
      payout: NO_TRANSFER,
      refund: NO_TRANSFER,
      ...order,
    } as Order,
    deliverables: delivered.map((delivered_at) => ({ delivered_at }) as Deliverable),
    feedback,
  });
  return steps.map(({ name, state, due }) => `${state}: ${name}${due ? ` by ${due}` : ''}`);
}

test('before payment, the payment is next and the rest follows', () => {
  expect(describeTimeline({ status: 'accepted', escrow_tx_hash: null })).toEqual([
    'done: Ordered',
    'now: Paid into escrow',
    'next: Delivery',
    'next: Approval',
  ]);
});

test('work in progress is due at its deadline', () => {
  expect(describeTimeline({ status: 'in_progress', deadline_at: '2026-01-02T00:00:00Z' })).toContain(
    'now: Delivery by 2026-01-02T00:00:00Z',
  );
});

test('deliveries and revisions appear in the order in which they happened', () => {
  const feedback: OrderFeedback[] = [{ kind: 'revision', text: 'Bluer', created_at: '2026-01-03T00:00:00Z' }];
  const delivered = ['2026-01-02T00:00:00Z', '2026-01-04T00:00:00Z'];
  const order = { status: 'delivered', review_deadline: '2026-01-06T00:00:00Z' } as const;
  expect(describeTimeline(order, { delivered, feedback }).slice(2)).toEqual([
    'done: Delivered',
    'done: Revision requested',
    'done: Delivered',
    'now: Approval by 2026-01-06T00:00:00Z',
  ]);
});

test('a completed order ends with its payout, or with why it has not arrived', () => {
  const payout = (status: OrderTransfer['status']) =>
    describeTimeline({ status: 'completed', payout: { ...NO_TRANSFER, status } }).at(-1);
  expect(payout('sent')).toBe('now: Payout on its way');
  expect(payout('confirmed')).toBe('done: Payout arrived');
  expect(payout('failed')).toBe('failed: Payout failed, will be retried');
});

test('an order that was cancelled before payment was never paid', () => {
  expect(describeTimeline({ status: 'cancelled', escrow_tx_hash: null })).toEqual([
    'done: Ordered',
    'failed: Cancelled',
  ]);
});
