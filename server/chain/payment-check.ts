import type { Network } from '../foundation/platform/networks.ts';
import { PaymentInsufficientError, PaymentPendingError } from './errors.ts';
import type { Finality, IncomingPayment } from './types.ts';

/** What a transaction did, as far as a payment goes. Addresses are in the chain's one spelling. */
export interface ObservedPayment {
  succeeded: boolean;
  /** What the payer gave in USDC, less what left us in the same transaction. */
  receivedMicro: bigint;
  payer: string;
  lock: string | undefined;
  authorization?: string | undefined;
  blockTime: Date;
  /** Deep enough to be accepted. */
  acceptable: boolean;
  finality: Finality;
  /** Where it should have gone, for people. */
  recipient: string;
  /** Who else gained USDC. */
  otherRecipients: string[];
  /** What else we gained. */
  otherTokens: string[];
}

/** What cannot change is said first; only what brought us something is worth waiting for. */
export function incomingPayment(
  network: Network,
  reference: string,
  observed: ObservedPayment | undefined,
): IncomingPayment {
  if (!observed) {
    throw new PaymentPendingError(`Transaction ${reference} is not on the chain yet. It was not consumed.`);
  }
  if (!observed.succeeded) {
    throw new PaymentInsufficientError(`Transaction ${reference} failed on the chain: it paid nothing.`);
  }
  if (observed.receivedMicro <= 0n) throw new PaymentInsufficientError(whyNothing(observed));
  const payment = paymentIn(network, reference, observed);
  if (observed.acceptable) return payment;
  const waiting = `Transaction ${reference} is on the chain and not final yet. It was not consumed.`;
  throw new PaymentPendingError(waiting, payment);
}

function paymentIn(network: Network, reference: string, observed: ObservedPayment): IncomingPayment {
  const { receivedMicro: amountMicro, payer, blockTime, finality, lock, authorization } = observed;
  const marks = {
    ...(lock !== undefined && { lock }),
    ...(authorization !== undefined && { authorization }),
  };
  return { network, reference, payer, amountMicro, blockTime, finality, ...marks };
}

function whyNothing({ otherTokens, otherRecipients, recipient }: ObservedPayment): string {
  if (otherTokens[0]) return `The transaction pays with another token (${otherTokens[0]}), not with USDC.`;
  if (otherRecipients[0]) {
    return `The transaction pays USDC to ${otherRecipients.join(', ')}, not to ${recipient}.`;
  }
  return `The transaction leaves no USDC with ${recipient}.`;
}
