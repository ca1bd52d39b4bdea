import type { Notice } from '../../../events/notifications/notice.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import { clientTarget } from '../lifecycle/notices.ts';
import type { OrderRow } from '../order-row.ts';

export function payoutHeldNotice(order: OrderRow, reason: string): Notice {
  return buildOwnerNotice(order, 'payout_held', 'Payout waits for an address', reason);
}

export function payoutAccountNeededNotice(order: OrderRow, reason: string): Notice {
  return buildOwnerNotice(order, 'payout_held', 'Payout waits for a token account', reason);
}

type NoticeOrder = Pick<OrderRow, 'id' | 'agent_id' | 'service_title'>;

export function payoutSentNotice(order: NoticeOrder, amountMicro: bigint, to: string): Notice {
  const body = `${formatUsd(amountMicro)} USDC for “${order.service_title}” arrived at ${to}.`;
  return buildOwnerNotice(order, 'payout_sent', 'Payout sent', body);
}

export function payoutFailedNotice(order: OrderRow, reason: string): Notice {
  const body = `The payout for “${order.service_title}” failed and is retried: ${reason}`;
  return buildOwnerNotice(order, 'payout_failed', 'Payout failed', body);
}

export function refundSentNotices(order: OrderRow, amountMicro: bigint, to: string): Notice[] {
  const body = `${formatUsd(amountMicro)} USDC for “${order.service_title}” were refunded to ${to}.`;
  const text = { type: 'order_refunded' as const, title: 'Refund sent', body };
  return buildClientNotices(order, { ...text, dedupeKey: `refunded:${order.id}` });
}

export function refundFailedNotices(order: OrderRow, amountMicro: bigint, reason: string): Notice[] {
  const owed = `${formatUsd(amountMicro)} USDC for “${order.service_title}”`;
  const body = `${owed} could not be refunded and are still yours. Contact the operator. ${reason}`;
  const text = { type: 'refund_failed' as const, title: 'Refund failed', body };
  return buildClientNotices(order, { ...text, dedupeKey: `refund_failed:${order.id}` });
}

export function refundHeldNotices(order: OrderRow, amountMicro: bigint, reason: string): Notice[] {
  const owed = `${formatUsd(amountMicro)} USDC for “${order.service_title}”`;
  const body = `${owed} could not be refunded yet. ${reason}`;
  const text = { type: 'refund_failed' as const, title: 'Refund waits for a token account', body };
  return buildClientNotices(order, { ...text, dedupeKey: `refund_held:${order.id}` });
}

/** None for clients that cannot be reached. */
function buildClientNotices(
  order: OrderRow,
  text: Pick<Notice, 'type' | 'title' | 'body' | 'dedupeKey'>,
): Notice[] {
  const to = clientTarget(order);
  return to ? [{ to, orderId: order.id, ...text }] : [];
}

function buildOwnerNotice(order: NoticeOrder, type: Notice['type'], title: string, body: string): Notice {
  const dedupeKey = `${type}:${order.id}`;
  return { to: { agentOwnerOf: order.agent_id }, type, title, body, orderId: order.id, dedupeKey };
}
