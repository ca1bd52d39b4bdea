import type { ReceivedPayment } from '../../../money/payments/intake.ts';
import type { Purchase } from '../../../money/x402/receipts.ts';
import type { PaymentMethod } from '../order.entity.ts';
import type { OrderRow } from '../order-row.ts';
import type { PaymentReference } from './payment-reference.ts';

type PaymentFields = Pick<ReceivedPayment, 'network' | 'reference' | 'payer' | 'amountMicro'>;

/** What is written of a payment. Its reference is called `escrow_tx_hash` there and in the contract, and nowhere else. */
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

/** What an order was paid with. */
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

/** What was bought, for the receipt; it was asked for at this address. */
export function buildPurchase(order: OrderRow, resource: string): Purchase {
  const { id, total, ...payment } = getOrderPayment(order);
  return { payment, paidAt: order.paid_at ?? order.created_at, chargedMicro: total, resource, orderId: id };
}

export function isPaidBy(
  { payment_network, escrow_tx_hash }: OrderRow,
  { network, reference }: PaymentReference,
): boolean {
  return payment_network === network && escrow_tx_hash === reference;
}
