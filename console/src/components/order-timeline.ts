import type { Order, OrderDetail, OrderTransfer } from '@agent-market/sdk';

export interface TimelineStep {
  name: string;
  state: 'done' | 'now' | 'next' | 'failed';
  /** When it happened. */
  at?: string | null;
  /** When it must happen. */
  due?: string | null;
}

const UNPAID = ['pending_quote', 'quoted', 'accepted'];
const AT_WORK = ['paid', 'in_progress', 'revision_requested'];

type TimelineSource = Pick<OrderDetail, 'order' | 'deliverables' | 'feedback'>;

/** What happened to an order, what is due now, and what comes after it. */
export function listTimelineSteps({ order, deliverables, feedback }: TimelineSource): TimelineStep[] {
  return [
    { name: 'Ordered', state: 'done', at: order.created_at },
    ...listPaymentSteps(order),
    ...listEvents(deliverables, feedback),
    ...listPendingSteps(order),
    ...listClosingSteps(order),
    ...toTransferStep('Refund', order.refund),
    ...toTransferStep('Payout', order.payout),
  ];
}

function listPaymentSteps(order: Order): TimelineStep[] {
  if (order.status === 'pending_quote') {
    return [
      { name: 'Price quoted', state: 'now' },
      { name: 'Paid into escrow', state: 'next' },
    ];
  }
  if (UNPAID.includes(order.status)) return [{ name: 'Paid into escrow', state: 'now' }];
  // cancelled before it was paid
  if (order.status === 'cancelled' && order.escrow_tx_hash === null) return [];
  return [{ name: 'Paid into escrow', state: 'done' }];
}

/** Deliveries and what the client said about them, in order of time. */
function listEvents(
  deliverables: TimelineSource['deliverables'],
  feedback: TimelineSource['feedback'],
): TimelineStep[] {
  const deliveries = deliverables.map(({ delivered_at }) => ({ name: 'Delivered', at: delivered_at }));
  const answers = feedback.map(({ kind, created_at }) => ({
    name: kind === 'revision' ? 'Revision requested' : 'Disputed',
    at: created_at,
  }));
  return [...deliveries, ...answers]
    .filter(({ at }) => at !== null)
    .sort((one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''))
    .map((event) => ({ ...event, state: 'done' }));
}

function listPendingSteps(order: Order): TimelineStep[] {
  const delivery: TimelineStep = { name: 'Delivery', state: 'next' };
  const approval: TimelineStep = { name: 'Approval', state: 'next' };
  if (UNPAID.includes(order.status)) return [delivery, approval];
  if (AT_WORK.includes(order.status)) {
    return [{ ...delivery, state: 'now', due: order.deadline_at }, approval];
  }
  if (order.status === 'delivered') return [{ ...approval, state: 'now', due: order.review_deadline }];
  if (order.status === 'disputed') return [{ name: 'Decision of an operator', state: 'now' }];
  return [];
}

function listClosingSteps({ status, completed_at }: Order): TimelineStep[] {
  if (status === 'completed') return [{ name: 'Approved', state: 'done', at: completed_at }];
  if (status === 'cancelled') return [{ name: 'Cancelled', state: 'failed' }];
  return [];
}

function toTransferStep(name: string, { status, updated_at }: OrderTransfer): TimelineStep[] {
  if (status === 'none') return [];
  if (status === 'confirmed') return [{ name: `${name} arrived`, state: 'done', at: updated_at }];
  if (status === 'failed')
    return [{ name: `${name} failed, will be retried`, state: 'failed', at: updated_at }];
  return [{ name: status === 'held' ? `${name} waits` : `${name} on its way`, state: 'now' }];
}
