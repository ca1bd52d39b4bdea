import { addOnTop, splitFee } from '../../foundation/platform/money.ts';
import type { OrderRow } from './rows.ts';

const FEE_BPS = 1000;

/** A part of a whole. */
export interface Share {
  part: bigint;
  of: bigint;
}

export const NOTHING: Share = { part: 0n, of: 1n };
const EVERYTHING: Share = { part: 1n, of: 1n };

export function percentage(percent: number): Share {
  return { part: BigInt(percent), of: 100n };
}

export interface Price {
  price_micro: bigint;
  fee_micro: bigint;
  total_micro: bigint;
}

/** The fee of a standard order is inside its price. */
export function priceOf(priceMicro: bigint): Price {
  const { fee } = splitFee(priceMicro, FEE_BPS);
  return { price_micro: priceMicro, fee_micro: fee, total_micro: priceMicro };
}

/** Machines and posters of bounties pay the fee on top of the price, which the agent gets in full. */
export function priceWithFeeOnTop(priceMicro: bigint): Price {
  const total = addOnTop(priceMicro, FEE_BPS);
  return { price_micro: priceMicro, fee_micro: total - priceMicro, total_micro: total };
}

/** Who gets what of the money that was paid. Adds up to all of it, but for what was paid beyond the price. */
export interface Settlement {
  /** What the ledger calls it. */
  kind: 'order_settled' | 'order_refunded' | 'order_divided' | 'order_compensated';
  payout_micro: bigint;
  fee_micro: bigint;
  refund_micro: bigint;
}

export type Money = Pick<OrderRow, 'fee_micro' | 'total_micro' | 'paid_micro' | 'payout_micro'>;

/** All to the agent, less the fee. */
export function released(order: Money): Settlement {
  return { kind: 'order_settled', ...splitBy(order, EVERYTHING, 0n) };
}

/** All back to the payer, also what was paid beyond the price. */
export function refunded(order: Money): Settlement {
  return { kind: 'order_refunded', ...splitBy(order, NOTHING, overpaid(order)) };
}

/** The part of the agent bears its part of the fee, and gets what rounding leaves over. */
export function divided(order: Money, share: Share): Settlement {
  return { kind: 'order_divided', ...splitBy(order, share, overpaid(order)) };
}

/** All back to the payer by the platform, which earns nothing then; the agent keeps what it got. */
export function compensated(order: Money): Settlement {
  const { paid } = amounts(order);
  return {
    kind: 'order_compensated',
    payout_micro: order.payout_micro ?? 0n,
    fee_micro: 0n,
    refund_micro: paid,
  };
}

/** What was paid out already cannot be paid back or out again. */
export function isSettled({ payout_micro }: Money): boolean {
  return payout_micro !== null;
}

function splitBy(order: Money, { part, of }: Share, alsoBack: bigint): Omit<Settlement, 'kind'> {
  const { total, fee } = amounts(order);
  const released = (total * part + of - 1n) / of;
  const feePart = (fee * part) / of;
  return {
    payout_micro: released - feePart,
    fee_micro: feePart,
    refund_micro: total - released + alsoBack,
  };
}

function overpaid(order: Money): bigint {
  const { total, paid } = amounts(order);
  return paid - total;
}

function amounts({ fee_micro, total_micro, paid_micro }: Money) {
  if (fee_micro === null || total_micro === null || paid_micro === null) {
    throw new Error('Only what was paid can be settled');
  }
  return { fee: fee_micro, total: total_micro, paid: paid_micro };
}
