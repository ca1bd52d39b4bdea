import type { ReceivedPayment } from '../../../money/payments/intake.ts';
import type { Purchase } from '../../../money/x402/receipts.ts';
import type { PaymentMethod } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import type { PaymentReference } from './payment-reference.ts';

type PaymentFields = Pick<ReceivedPayment, 'network' | 'reference' | 'payer' | 'amountMicro'>;

/** The stored payment. Its reference is called `escrow_tx_hash` only here and in the contract. */
export function paymentColumns(
  { network, reference, payer, amountMicro }: PaymentFields,
  method: PaymentMethod,
) {
  return {
    payment_method: method,
    payment_network: network,
    escrow_tx_hash: reference,
    payer,
    paid_micro: amountMicro,
  };
}

/** The payment of an order. */
export function getOrderPayment(order: OrderRow) {
  const { id, payment_network, escrow_tx_hash, payer, total_micro, paid_micro } = order;
  if (!payment_network || !escrow_tx_hash || !payer || total_micro === null || paid_micro === null) {
    throw new Error(`Order ${id} was not paid`);
  }
  return {
    id,
    network: payment_network,
    reference: escrow_tx_hash,
    payer,
    total: total_micro,
    paid: paid_micro,
  };
}

/** The purchase, for the receipt, with the URL of the request. */
export function buildPurchase(order: OrderRow, resource: string): Purchase {
  const { id, total, ...payment } = getOrderPayment(order);
  return { payment, paidAt: order.paid_at ?? order.created_at, chargedMicro: total, resource, orderId: id };
}

export function isPaidBy(
  { payment_network, escrow_tx_hash, payment_lost_at }: OrderRow,
  { network, reference }: PaymentReference,
): boolean {
  return payment_network === network && escrow_tx_hash === reference && payment_lost_at === null;
}
