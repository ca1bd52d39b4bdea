import type { Payout, PayoutKey } from '../../money/payouts/payout.ts';
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
  const payee = { agentId: order.agent_id };
  const fundedBy = { network, reference };
  return { ...payoutOf(id), payee, network, asset: 'USDC', amountMicro, fundedBy };
}

/** To whoever paid. */
export function refundFor(order: OrderRow, amountMicro: bigint): Payout {
  const { payer: address } = paymentOf(order);
  return { ...payoutFor(order, amountMicro), kind: 'refund', payee: { address } };
}
