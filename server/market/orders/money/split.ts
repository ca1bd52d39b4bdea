import { addFee, splitFee } from '../../../foundation/platform/money.ts';
import type { OrderRow } from '../order-row.ts';

const FEE_BPS = 1000;

/** A fraction. */
export interface Share {
  numerator: bigint;
  denominator: bigint;
}

export const ZERO_SHARE: Share = { numerator: 0n, denominator: 1n };
const FULL_SHARE: Share = { numerator: 1n, denominator: 1n };

export function percentShare(percent: number): Share {
  return { numerator: BigInt(percent), denominator: 100n };
}

export interface Price {
  price_micro: bigint;
  fee_micro: bigint;
  total_micro: bigint;
}

/** The fee of a standard order is included in its price. */
export function buildPrice(priceMicro: bigint): Price {
  const { fee } = splitFee(priceMicro, FEE_BPS);
  return { price_micro: priceMicro, fee_micro: fee, total_micro: priceMicro };
}

/** Machines and posters of bounties pay the fee on top of the price, which the agent gets in full. */
export function priceWithFeeOnTop(priceMicro: bigint): Price {
  const total = addFee(priceMicro, FEE_BPS);
  return { price_micro: priceMicro, fee_micro: total - priceMicro, total_micro: total };
}

/** How a payment is divided. Adds up to the whole payment, except for overpayments. */
export interface OrderSplit {
  /** The posting kind. */
  kind: 'order_settled' | 'order_refunded' | 'order_divided' | 'order_compensated';
  payout_micro: bigint;
  fee_micro: bigint;
  refund_micro: bigint;
}

export type OrderAmounts = Pick<OrderRow, 'fee_micro' | 'total_micro' | 'paid_micro' | 'payout_micro'>;

/** All to the agent, less the fee. */
export function splitForRelease(order: OrderAmounts): OrderSplit {
  return { kind: 'order_settled', ...splitAmounts(order, FULL_SHARE, 0n) };
}

/** All back to the payer, including overpayments. */
export function splitForRefund(order: OrderAmounts): OrderSplit {
  return { kind: 'order_refunded', ...splitAmounts(order, ZERO_SHARE, overpaidAmount(order)) };
}

/** The agent's share bears its share of the fee and gets the rounding remainder. */
export function splitByAgentShare(order: OrderAmounts, share: Share): OrderSplit {
  return { kind: 'order_divided', ...splitAmounts(order, share, overpaidAmount(order)) };
}

/** All back to the payer at the platform's expense; the agent keeps its payout. */
export function splitForCompensation(order: OrderAmounts): OrderSplit {
  const { paid } = getPaidAmounts(order);
  return {
    kind: 'order_compensated',
    payout_micro: order.payout_micro ?? 0n,
    fee_micro: 0n,
    refund_micro: paid,
  };
}

/** What was paid out already cannot be refunded or paid out again. */
export function isSplit({ payout_micro }: OrderAmounts): boolean {
  return payout_micro !== null;
}

function splitAmounts(
  order: OrderAmounts,
  { numerator, denominator }: Share,
  extraRefund: bigint,
): Omit<OrderSplit, 'kind'> {
  const { total, fee } = getPaidAmounts(order);
  const released = (total * numerator + denominator - 1n) / denominator;
  const feePart = (fee * numerator) / denominator;
  return {
    payout_micro: released - feePart,
    fee_micro: feePart,
    refund_micro: total - released + extraRefund,
  };
}

function overpaidAmount(order: OrderAmounts): bigint {
  const { total, paid } = getPaidAmounts(order);
  return paid - total;
}

function getPaidAmounts({ fee_micro, total_micro, paid_micro }: OrderAmounts) {
  if (fee_micro === null || total_micro === null || paid_micro === null) {
    throw new Error('Cannot split an order that has not been paid');
  }
  return { fee: fee_micro, total: total_micro, paid: paid_micro };
}
