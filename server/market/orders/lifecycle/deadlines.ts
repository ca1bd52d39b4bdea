import type { TransferRow } from '../money/order-transfers.ts';
import type { OrderChanges, OrderRow } from '../order-row.ts';
import type { OrderFacts, PayoutProgress } from './guards.ts';
import type { Actor, Transition } from './lifecycle.ts';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const REVIEW_WINDOW_MS = 48 * HOUR_MS;
const QUOTE_TTL_MS = 7 * DAY_MS;
const PERIOD_MS = { weekly: 7 * DAY_MS, monthly: 30 * DAY_MS };

type TimingFields = Pick<OrderRow, 'price_type' | 'turnaround_hours'>;

/** The inputs of guards. */
export function buildOrderFacts(order: OrderRow, now: Date, unanswered?: number): OrderFacts {
  const { workspace_expires_at, quota_total, quota_used, deadline_at } = order;
  return {
    now,
    isPriced: order.price_micro !== null,
    isFromBounty: order.bounty_id !== null,
    deadlineAt: deadline_at,
    reviewDeadline: order.review_deadline,
    quoteExpiresAt: order.quote_expires_at,
    workspace: workspace_expires_at && {
      expiresAt: workspace_expires_at,
      quotaTotal: quota_total ?? 0,
      quotaUsed: quota_used,
      unanswered: unanswered ?? (deadline_at === null ? 0 : 1),
    },
    payoutProgress: toPayoutProgress(order.payout_transfer),
  };
}

function toPayoutProgress(payout: TransferRow | null): PayoutProgress {
  if (payout?.state === 'confirmed') return 'final';
  return payout?.tx_hash ? 'on_its_way' : 'here';
}

/** The deadlines set on entering a state. */
export function transitionTimes(
  { from, to }: Transition,
  actor: Actor,
  order: TimingFields,
  now: Date,
): OrderChanges {
  if (from === to) return {};
  switch (to) {
    case 'quoted':
      return { quote_expires_at: addMs(now, QUOTE_TTL_MS) };
    case 'paid':
      return { paid_at: now, quote_expires_at: null, ...workDeadlines(order, now) };
    case 'delivered':
      return { delivered_at: now, review_deadline: addMs(now, REVIEW_WINDOW_MS) };
    case 'revision_requested':
      return { deadline_at: addMs(now, order.turnaround_hours * HOUR_MS), review_deadline: null };
    case 'disputed':
      return { review_deadline: null };
    case 'completed':
      return { completed_at: now };
    case 'cancelled':
      return { cancelled_at: now, cancelled_by: actor };
    default:
      return {};
  }
}

/** In a workspace, nothing is due until it is requested. */
function workDeadlines({ price_type, turnaround_hours }: TimingFields, now: Date): OrderChanges {
  const turnaroundMs = turnaround_hours * HOUR_MS;
  if (price_type !== 'weekly' && price_type !== 'monthly') return { deadline_at: addMs(now, turnaroundMs) };
  return { workspace_expires_at: addMs(now, PERIOD_MS[price_type]) };
}

export function addMs(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
