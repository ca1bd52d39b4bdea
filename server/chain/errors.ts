import { PaymentRequiredError, UnavailableError, UnprocessableError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import type { IncomingPayment } from './types.ts';

const RETRY_AFTER = { 'Retry-After': '5' };

/** Not on the chain yet, or not deep enough. Nothing was spent. */
export class PaymentPendingError extends PaymentRequiredError {
  /** The payment found so far. The caller can reject it before it is deep enough. */
  readonly observedPayments: readonly IncomingPayment[] | undefined;

  constructor(message: string, seen?: readonly IncomingPayment[]) {
    super('payment_pending', message, { headers: RETRY_AFTER, countsAsFailure: seen === undefined });
    this.observedPayments = seen;
  }
}

/** The transaction can never pay for this. Nothing was spent. */
export class PaymentInsufficientError extends PaymentRequiredError {
  constructor(message: string) {
    super('payment_insufficient', message);
  }
}

/** The node did not respond, or its response was invalid. Nothing was spent. */
export class ChainUnavailableError extends UnavailableError {
  constructor(network: Network, reason: string) {
    super('unavailable', `${network} is unavailable. Try again shortly.`, {
      headers: RETRY_AFTER,
      cause: new Error(reason),
    });
  }
}

/** Money can never be sent to this address. */
export class InvalidRecipientError extends UnprocessableError {
  constructor(message: string) {
    super('unprocessable', message);
  }
}

/** The recipient must act first; then the transfer is sent automatically. */
export class TokenAccountMissingError extends UnprocessableError {
  constructor(address: string, reason: string) {
    super(
      'unprocessable',
      `${address} has no USDC token account on Solana, and ${reason}. Open a USDC token account for ${address}, ` +
        'or have it receive any USDC. The transfer is then sent automatically.',
    );
  }
}

/** Another transfer opens the token account that this one needs. */
export class TokenAccountPendingError extends UnprocessableError {
  constructor(address: string) {
    super('unprocessable', `Another transfer is opening the USDC token account of ${address}.`);
  }
}

/** The chain rejects the transfer in its current state. */
export class TransferRefusedError extends UnprocessableError {
  constructor(message: string) {
    super('unprocessable', message);
  }
}

/** Abandoned before it was signed: the requester must request it again. */
export class TransactionAbandonedError extends TransferRefusedError {}

/** What a draft relied on changed before it was signed. Nothing was stored; it is drafted again. */
export class OutdatedDraftError extends UnavailableError {
  constructor() {
    super('unavailable', 'Other transactions of this wallet are in progress. Try again shortly.', {
      headers: RETRY_AFTER,
    });
  }
}

interface Shortfall {
  /** Lamports or wei. */
  requiredNative: bigint;
  balanceNative: bigint;
}

/** The sender cannot pay the fee of its transaction. */
export class InsufficientFeeBalanceError extends TransferRefusedError {
  readonly shortfall: Shortfall;

  constructor(coin: 'SOL' | 'ETH', shortfall: Shortfall) {
    super(`The sender has too little ${coin} for the network fee.`);
    this.shortfall = shortfall;
  }
}
