import { formatUsd } from '../../foundation/platform/money.ts';
import type { SentPayout } from '../../money/payouts/payout.ts';
import { type Announcement, aboutOrder } from '../../news/webhooks/announcement.ts';
import { paymentOf } from './order-payment.ts';
import { chainOf } from './payment-reference.ts';
import type { OrderRow } from './rows.ts';

/** Agents hired by a machine are paid at once, and told about that apart from the order. */
export function isMachineHire({ payment_method }: OrderRow): boolean {
  return payment_method === 'x402';
}

export function payoutSent(
  order: OrderRow,
  { network, amountMicro, txHash, toAddress }: SentPayout,
): Announcement<'order.payout_sent'> {
  return aboutOrder(order, 'order.payout_sent', {
    amount_usd: formatUsd(amountMicro),
    chain: chainOf(network),
    tx_hash: txHash ?? '',
    destination: toAddress,
  });
}

export function payoutFailed(order: OrderRow, reason: string): Announcement<'order.payout_failed'> {
  return aboutOrder(order, 'order.payout_failed', {
    reason,
    chain: chainOf(paymentOf(order).network),
    amount_usd: formatUsd(order.payout_micro ?? 0n),
    hint: `It is tried again by itself. Check the payout addresses of the agent, then POST /api/orders/${order.id}/retry-payout.`,
  });
}
