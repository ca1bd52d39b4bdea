import { formatUsd } from '../platform/money.ts';
import { PaymentInsufficientError, PaymentPendingError } from './errors.ts';
import type { ExpectedPayment, Finality, VerifiedPayment } from './types.ts';

/** What a transaction did, as far as a payment goes. Addresses are in the chain's one spelling. */
export interface ObservedPayment {
  succeeded: boolean;
  /** What the recipient gained in USDC, less what left it in the same transaction. */
  receivedMicro: bigint;
  payer: string;
  blockTime: Date;
  /** Deep enough to be accepted. */
  acceptable: boolean;
  finality: Finality;
  /** Who else gained USDC. */
  otherRecipients: string[];
  /** What else the recipient gained. */
  otherTokens: string[];
}

type Expected = ExpectedPayment & { recipient: string };

/** Block times are whole seconds, and a block may bear the time at which it was begun. */
const BLOCK_TIME_TOLERANCE_MS = 2000;

/** What cannot change is said first; only a payment that will do is worth waiting for. */
export function checkPayment(observed: ObservedPayment | undefined, expected: Expected): VerifiedPayment {
  const { reference } = expected;
  if (!observed) {
    throw new PaymentPendingError(`Transaction ${reference} is not on the chain yet. It was not consumed.`);
  }
  if (!observed.succeeded) {
    throw new PaymentInsufficientError(`Transaction ${reference} failed on the chain: it paid nothing.`);
  }
  checkAmount(observed, expected);
  checkAge(observed, expected);
  checkPayer(observed, expected);
  if (!observed.acceptable) {
    throw new PaymentPendingError(
      `Transaction ${reference} is on the chain and not final yet. It was not consumed.`,
    );
  }
  const { payer, receivedMicro, blockTime, finality } = observed;
  return { reference, payer, amountMicro: receivedMicro, blockTime, finality };
}

function checkAmount(observed: ObservedPayment, { recipient, dueMicro }: Expected): void {
  const { receivedMicro } = observed;
  if (receivedMicro <= 0n) throw new PaymentInsufficientError(whyNothing(observed, recipient));
  if (receivedMicro >= dueMicro) return;
  const missing = formatUsd(dueMicro - receivedMicro);
  throw new PaymentInsufficientError(
    `The payment is ${missing} USD short: ${formatUsd(dueMicro)} USD are due and ${formatUsd(receivedMicro)} arrived.`,
  );
}

function whyNothing({ otherTokens, otherRecipients }: ObservedPayment, recipient: string): string {
  if (otherTokens[0]) return `The transaction pays with another token (${otherTokens[0]}), not with USDC.`;
  if (otherRecipients[0]) {
    return `The transaction pays USDC to ${otherRecipients.join(', ')}, not to ${recipient}.`;
  }
  return `The transaction leaves no USDC with ${recipient}.`;
}

function checkAge({ blockTime }: ObservedPayment, { notBefore }: Expected): void {
  if (blockTime.getTime() + BLOCK_TIME_TOLERANCE_MS >= notBefore.getTime()) return;
  throw new PaymentInsufficientError(
    `The transaction is older (${blockTime.toISOString()}) than what it should pay for (${notBefore.toISOString()}).`,
  );
}

function checkPayer(observed: ObservedPayment, { payer }: Expected): void {
  if (payer === undefined || payer === observed.payer) return;
  throw new PaymentInsufficientError(`The payment comes from ${observed.payer}, not from ${payer}.`);
}
