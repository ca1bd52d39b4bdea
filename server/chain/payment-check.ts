import type { Network } from '../foundation/platform/networks.ts';
import { PaymentInsufficientError, PaymentPendingError } from './errors.ts';
import type { PayerAmount } from './payer-amounts.ts';
import type { Finality, IncomingPayment, TransactionOrigin } from './types.ts';

/** The effects of a transaction that matter for a payment. Addresses are in canonical form. */
export interface ObservedPayment {
  succeeded: boolean;
  /** USDC per payer, less what left the treasury in the same transaction. */
  payerAmounts: readonly ObservedPayerAmount[];
  lock: string | undefined;
  blockTime: Date;
  /** Deep enough to be accepted. */
  isAcceptable: boolean;
  finality: Finality;
  origin: TransactionOrigin;
  /** The expected recipient, for error messages. */
  recipient: string;
  /** Other recipients of USDC. */
  otherRecipients: string[];
  /** Other tokens that the treasury received. */
  otherTokens: string[];
}

export interface ObservedPayerAmount extends PayerAmount {
  authorization?: string | undefined;
}

/** Permanent failures first; waiting makes sense only if the treasury received something. */
export function requireIncomingPayments(
  network: Network,
  reference: string,
  observed: ObservedPayment | undefined,
): [IncomingPayment, ...IncomingPayment[]] {
  if (!observed) {
    throw new PaymentPendingError(`Transaction ${reference} is not on the chain yet. It was not spent.`);
  }
  if (!observed.succeeded) {
    throw new PaymentInsufficientError(`Transaction ${reference} failed on the chain and paid nothing.`);
  }
  const [first, ...further] = observed.payerAmounts;
  if (!first) throw new PaymentInsufficientError(explainNoPayment(observed));
  const paymentOf = (part: ObservedPayerAmount, shared: 'first' | 'further') =>
    buildIncomingPayment({ network, reference, ...(further.length > 0 && { shared }) }, part, observed);
  const payments: [IncomingPayment, ...IncomingPayment[]] = [
    paymentOf(first, 'first'),
    ...further.map((part) => paymentOf(part, 'further')),
  ];
  if (observed.isAcceptable) return payments;
  const waiting = `Transaction ${reference} is on the chain but not final yet. It was not spent.`;
  throw new PaymentPendingError(waiting, payments);
}

function buildIncomingPayment(
  transaction: Pick<IncomingPayment, 'network' | 'reference' | 'shared'>,
  { payer, micro: amountMicro, authorization }: ObservedPayerAmount,
  { blockTime, finality, origin, lock }: ObservedPayment,
): IncomingPayment {
  const marks = {
    ...(lock !== undefined && { lock }),
    ...(authorization !== undefined && { authorization }),
  };
  return { ...transaction, payer, amountMicro, blockTime, finality, origin, ...marks };
}

function explainNoPayment({ otherTokens, otherRecipients, recipient }: ObservedPayment): string {
  if (otherTokens[0]) return `The transaction pays with another token (${otherTokens[0]}), not with USDC.`;
  if (otherRecipients[0]) {
    return `The transaction pays USDC to ${otherRecipients.join(', ')}, not to ${recipient}.`;
  }
  return `The transaction leaves no USDC with ${recipient}.`;
}
