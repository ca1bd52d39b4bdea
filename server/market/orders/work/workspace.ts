import { addMs, HOUR_MS } from '../lifecycle/deadlines.ts';
import { type Share, ZERO_SHARE } from '../money/split.ts';
import type { OrderRow } from '../order-row.ts';
import type { OutputCounts } from './generations.ts';

type WorkspaceFields = Pick<
  OrderRow,
  'quota_total' | 'quota_used' | 'turnaround_hours' | 'paid_at' | 'workspace_expires_at' | 'deadline_at'
>;

const turnaroundMs = ({ turnaround_hours }: WorkspaceFields) => turnaround_hours * HOUR_MS;

/** The deadline after one more generation is requested: that of the oldest pending one. */
export function deadlineAfterRequest(order: WorkspaceFields, now: Date): Date {
  const due = addMs(now, turnaroundMs(order));
  return order.deadline_at === null ? due : earlier(order.deadline_at, due);
}

/**
 * The next deadline after some answers; null if nothing is pending. Without a quota, requests are unbounded, so the
 * time restarts with each answer, but not with those after the period.
 */
export function deadlineAfterDelivery(
  order: WorkspaceFields,
  { waitingSince }: Pick<OutputCounts, 'waitingSince'>,
  now: Date,
): Date | null {
  const { quota_total, workspace_expires_at } = order;
  if (waitingSince === null || workspace_expires_at === null) return null;
  const since = quota_total === 0 ? earlier(now, workspace_expires_at) : waitingSince;
  return addMs(since, turnaroundMs(order));
}

/**
 * What the agent has earned of a workspace that ends early: the answered generations of the quota; without a quota,
 * the time until its deadline started to run. Without an answer, it has earned nothing.
 */
export function computeEarnedShare(
  order: WorkspaceFields,
  { unanswered }: Pick<OutputCounts, 'unanswered'>,
): Share {
  const { quota_total, quota_used, paid_at, workspace_expires_at, deadline_at } = order;
  const answered = quota_used - unanswered;
  if (answered <= 0 || !paid_at || !workspace_expires_at) return ZERO_SHARE;
  if (quota_total) return { numerator: BigInt(answered), denominator: BigInt(quota_total) };
  const silentSince = deadline_at ? addMs(deadline_at, -turnaroundMs(order)) : workspace_expires_at;
  return {
    numerator: msBetween(paid_at, silentSince),
    denominator: msBetween(paid_at, workspace_expires_at),
  };
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function msBetween(from: Date, to: Date): bigint {
  return BigInt(to.getTime() - from.getTime());
}
