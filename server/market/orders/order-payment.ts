import type { OrderRow } from './rows.ts';

/** What an order was paid with. */
export function paymentOf(order: OrderRow) {
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
