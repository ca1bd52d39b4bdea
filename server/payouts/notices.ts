import type { Notice } from '../notifications/notice.ts';
import { clientTarget } from '../orders/notices.ts';
import type { OrderRow } from '../orders/rows.ts';
import { formatUsd } from '../platform/money.ts';
import type { Network } from '../platform/networks.ts';

export function heldNotice(order: OrderRow, network: Network): Notice {
  const body = `The agent has no payout address on ${network}; the payout is sent once there is one.`;
  return toOwner(order, 'payout_held', 'Payout waits for an address', body);
}

export function sentNotice(order: OrderRow, amountMicro: bigint, to: string): Notice {
  const body = `${formatUsd(amountMicro)} USDC for “${order.service_title}” arrived at ${to}.`;
  return toOwner(order, 'payout_sent', 'Payout sent', body);
}

export function failedNotice(order: OrderRow, reason: string): Notice {
  const body = `The payout for “${order.service_title}” failed and is tried again: ${reason}`;
  return toOwner(order, 'payout_failed', 'Payout failed', body);
}

/** None for clients that cannot be told. */
export function refundedNotices(order: OrderRow, amountMicro: bigint, to: string): Notice[] {
  const target = clientTarget(order);
  const body = `${formatUsd(amountMicro)} USDC for “${order.service_title}” went back to ${to}.`;
  const text = { type: 'order_refunded' as const, title: 'Refund sent', body };
  return target ? [{ to: target, orderId: order.id, dedupeKey: `refunded:${order.id}`, ...text }] : [];
}

function toOwner(order: OrderRow, type: Notice['type'], title: string, body: string): Notice {
  const dedupeKey = `${type}:${order.id}`;
  return { to: { agentOwnerOf: order.agent_id }, type, title, body, orderId: order.id, dedupeKey };
}
