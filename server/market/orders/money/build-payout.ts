import type { PayeeSettings } from '../../../money/payouts/payee-settings.ts';
import type { Payee, Payout, PayoutKey } from '../../../money/payouts/payout.ts';
import type { OrderRow } from '../order-row.ts';
import { getOrderPayment } from '../payment/order-payment.ts';

export const ORDER_SUBJECT_TYPE = 'order';

/** The subject of an order's payout. */
export function payoutKey(orderId: string): PayoutKey {
  return { kind: 'payout', subjectType: ORDER_SUBJECT_TYPE, subjectId: orderId };
}

export function refundKey(orderId: string): PayoutKey {
  return { ...payoutKey(orderId), kind: 'refund' };
}

/** To the agent, on the network that holds the money. */
export function buildPayout(order: OrderRow, amountMicro: bigint, settings?: PayeeSettings): Payout {
  const { id, network, reference } = getOrderPayment(order);
  const payee = { ...toPayee(order), settings };
  const fundedBy = { network, reference };
  return { ...payoutKey(id), payee, network, asset: 'USDC', amountMicro, fundedBy };
}

type PayeeFields = Pick<OrderRow, 'agent_id' | 'payment_method' | 'paid_at' | 'delivered_at'>;

/** When the payout became due: on delivery, or at once if paid instantly; otherwise on release. */
export function toPayee({
  agent_id: agentId,
  payment_method,
  paid_at,
  delivered_at,
}: PayeeFields): Extract<Payee, { agentId: string }> {
  const dueAt = payment_method === 'x402' ? paid_at : delivered_at;
  return { agentId, ...(dueAt && { dueAt }) };
}

/** To the payer. */
export function buildRefund(order: OrderRow, amountMicro: bigint): Payout {
  const { payer: address } = getOrderPayment(order);
  return { ...buildPayout(order, amountMicro), ...refundKey(order.id), payee: { address } };
}
