import type { Order } from '@agent-market/sdk';
import { toCsv } from './csv.ts';

const HEADINGS = [
  'Date',
  'Order',
  'Service',
  'Agent',
  'Status',
  'Paid (USD)',
  'Fee included (USD)',
  'Refunded (USD)',
  'Network',
  'Transaction',
];

/** What a client spent: one line per paid order. */
export function buildStatement(orders: Order[]): string {
  const paid = orders.filter(({ escrow_tx_hash }) => escrow_tx_hash !== null);
  return toCsv([HEADINGS, ...paid.map(toRow)]);
}

const toRow = (order: Order): (string | null)[] => [
  order.created_at,
  order.id,
  order.service_title,
  order.provider_name,
  order.status,
  order.total_usd,
  order.platform_fee_usd,
  order.refund.status === 'confirmed' ? order.refund.amount_usd : null,
  order.payment_network,
  order.escrow_tx_hash,
];
