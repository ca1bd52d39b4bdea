import { isDeepStrictEqual } from 'node:util';
import { PaymentInsufficientError } from '../../../chain/errors.ts';
import { formatUsd } from '../../../foundation/platform/money.ts';
import { isEvmNetwork } from '../../../foundation/platform/networks.ts';
import type { PaymentOption } from '../payment-option.ts';
import type { SignedProof } from '../proof.ts';

/**
 * The amounts that a payload can be for. Version 2 repeats the accepted offer: an unknown one is rejected.
 * `maxTimeoutSeconds` is not compared, because it changes with time and binds only the payer's signature.
 */
export function matchAcceptedAmounts(
  { x402Version, payload }: SignedProof,
  option: PaymentOption,
  dues: readonly bigint[],
): readonly bigint[] {
  if (x402Version === 1) return dues;
  const accepted = payload.accepted as Record<string, unknown>;
  const due = dues.find((amount) => accepted.amount === amount.toString());
  if (due === undefined) throw buildOfferMismatchError('amount');
  for (const field of ['asset', 'payTo'] as const) {
    if (!isSameAddress(option, accepted[field], option[field])) throw buildOfferMismatchError(field);
  }
  if (!includesAll(accepted.extra, option.extra)) throw buildOfferMismatchError('extra');
  return [due];
}

/** Submitting costs us the same, however small the payment is. */
export function requireSettleableAmounts(dues: readonly bigint[], least: bigint): readonly bigint[] {
  const worth = dues.filter((due) => due >= least);
  if (worth.length > 0) return worth;
  throw new PaymentInsufficientError(
    `The signed payment was not sent: the minimum is ${formatUsd(least)} USD. Pay with your own transaction.`,
  );
}

export function buildOfferMismatchError(field: string): PaymentInsufficientError {
  return new PaymentInsufficientError(
    `The signed payment was not sent: its \`accepted.${field}\` does not match an offer. Sign one of the offers in this response.`,
  );
}

/** EVM addresses differ in case only by their checksum. */
function isSameAddress({ network }: PaymentOption, given: unknown, offered: string): boolean {
  if (typeof given !== 'string') return false;
  return isEvmNetwork(network) ? given.toLowerCase() === offered.toLowerCase() : given === offered;
}

/** A challenge may contain more than what a payment is signed with. */
function includesAll(given: unknown, offered: Record<string, unknown>): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const fields = given as Record<string, unknown>;
  return Object.entries(offered).every(([name, value]) => isDeepStrictEqual(fields[name], value));
}
