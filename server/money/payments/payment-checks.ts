import { PaymentInsufficientError } from '../../chain/errors.ts';
import type { IncomingPayment } from '../../chain/types.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { PaymentTooOldError } from './errors.ts';

/** Block times are whole seconds and may be the start of the block. */
const BLOCK_TIME_TOLERANCE_MS = 2000;

/** The latest possible time of a payment. */
export function computeLatestPaymentTime({ blockTime }: Pick<IncomingPayment, 'blockTime'>): Date {
  return new Date(blockTime.getTime() + BLOCK_TIME_TOLERANCE_MS);
}

export function requireAmount({ amountMicro }: Pick<IncomingPayment, 'amountMicro'>, dueMicro: bigint): void {
  if (amountMicro >= dueMicro) return;
  const missing = formatUsd(dueMicro - amountMicro);
  throw new PaymentInsufficientError(
    `The payment is ${missing} USD short: ${formatUsd(dueMicro)} USD are due and ${formatUsd(amountMicro)} arrived.`,
  );
}

/** A payment cannot be for something that was created later. */
export function requireNotBefore(payment: Pick<IncomingPayment, 'blockTime'>, notBefore: Date): void {
  if (computeLatestPaymentTime(payment) >= notBefore) return;
  const { blockTime } = payment;
  throw new PaymentTooOldError(
    `The transaction is older (${blockTime.toISOString()}) than what it should pay for (${notBefore.toISOString()}).`,
  );
}
