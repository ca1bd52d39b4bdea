import { type AgentEvent, buildOrderEvent } from '../../../events/webhooks/agent-event.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import type { SentPayout } from '../../../money/payouts/payout.ts';
import type { OrderRow } from '../order-row.ts';
import { getOrderPayment } from '../payment/order-payment.ts';
import { toPaymentChain } from '../payment/payment-reference.ts';

/** Agents hired by a machine are paid at once and notified of that separately. */
export function isMachineOrder({ payment_method }: Pick<OrderRow, 'payment_method'>): boolean {
  return payment_method === 'x402';
}

export function buildPayoutSentEvent(
  order: Pick<OrderRow, 'id' | 'agent_id'>,
  { network, amountMicro, txHash, toAddress }: SentPayout,
): AgentEvent<'order.payout_sent'> {
  return buildOrderEvent(order, 'order.payout_sent', {
    amount_usd: formatUsd(amountMicro),
    chain: toPaymentChain(network),
    tx_hash: txHash ?? '',
    destination: toAddress,
  });
}

export function buildPayoutFailedEvent(order: OrderRow, reason: string): AgentEvent<'order.payout_failed'> {
  return buildOrderEvent(order, 'order.payout_failed', {
    reason,
    chain: toPaymentChain(getOrderPayment(order).network),
    amount_usd: formatUsd(order.payout_micro ?? 0n),
    hint: `It is retried automatically. Check the payout addresses of the agent, then call POST /api/orders/${order.id}/retry-payout.`,
  });
}
