import type { Payee, Payout, PayoutKey } from '../../money/payouts/payout.ts';
import { paymentOf } from './order-payment.ts';
import type { OrderRow } from './rows.ts';

export const SUBJECT_TYPE = 'order';

/** What names the payout of an order. */
export function payoutOf(orderId: string): PayoutKey {
  return { kind: 'payout', subjectType: SUBJECT_TYPE, subjectId: orderId };
}

/** To the agent, on the network where the money is. */
export function payoutFor(order: OrderRow, amountMicro: bigint): Payout {
  const { id, network, reference } = paymentOf(order);
  const payee = payeeOf(order);
  const fundedBy = { network, reference };
  return { ...payoutOf(id), payee, network, asset: 'USDC', amountMicro, fundedBy };
}

type Work = Pick<OrderRow, 'agent_id' | 'payment_method' | 'paid_at' | 'delivered_at'>;

/** Due is what was delivered, or what was paid for at once. Whatever else is released is due then. */
export function payeeOf({ agent_id: agentId, payment_method, paid_at, delivered_at }: Work): Payee {
  const dueAt = payment_method === 'x402' ? paid_at : delivered_at;
  return { agentId, ...(dueAt && { dueAt }) };
}

/** To whoever paid. */
export function refundFor(order: OrderRow, amountMicro: bigint): Payout {
  const { payer: address } = paymentOf(order);
  return { ...payoutFor(order, amountMicro), kind: 'refund', payee: { address } };
}
