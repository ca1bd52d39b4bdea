import { PaymentRequiredError, UnavailableError, UnprocessableError } from '../foundation/platform/errors.ts';
import type { Network } from '../foundation/platform/networks.ts';
import type { IncomingPayment } from './types.ts';

const RETRY_AFTER = { 'Retry-After': '5' };

/** Not on the chain yet, or not deep enough. Nothing was consumed. */
export class PaymentPendingError extends PaymentRequiredError {
  /** What is there and not deep enough: whether it would do at all can be said before it is waited for. */
  readonly observedPayments: readonly IncomingPayment[] | undefined;

  constructor(message: string, seen?: readonly IncomingPayment[]) {
    super('payment_pending', message, { headers: RETRY_AFTER, countsAsFailure: seen === undefined });
    this.observedPayments = seen;
  }
}

/** It will never pay for this. Nothing was consumed. */
export class PaymentInsufficientError extends PaymentRequiredError {
  constructor(message: string) {
    super('payment_insufficient', message);
  }
}

/** The node did not answer, or not sensibly. Nothing was consumed. */
export class ChainUnavailableError extends UnavailableError {
  constructor(network: Network, reason: string) {
    super('unavailable', `${network} is unavailable. Try again shortly.`, {
      headers: RETRY_AFTER,
      cause: new Error(reason),
    });
  }
}

/** Money can never be sent there. */
export class InvalidRecipientError extends UnprocessableError {
  constructor(message: string) {
    super('unprocessable', message);
  }
}

/** The recipient has to do something first; then the transfer is made by itself. */
export class TokenAccountMissingError extends UnprocessableError {
  constructor(address: string, reason: string) {
    super(
      'unprocessable',
      `${address} has no USDC token account on Solana, and ${reason}. Open a USDC token account for ${address}, ` +
        'or have it receive any USDC. The transfer is then sent automatically.',
    );
  }
}

/** Another transfer opens the account for this one. */
export class TokenAccountPendingError extends UnprocessableError {
  constructor(address: string) {
    super('unprocessable', `Another transfer is opening the USDC token account of ${address}.`);
  }
}

/** The chain does not want the transfer as things stand. */
export class TransferRefusedError extends UnprocessableError {
  constructor(message: string) {
    super('unprocessable', message);
  }
}

/** Not to be signed any more, although it could be: whoever asked for it has to ask again. */
export class TransactionAbandonedError extends TransferRefusedError {}

interface Shortfall {
  /** Lamports or wei. */
  requiredNative: bigint;
  balanceNative: bigint;
}

/** The sender has too little to pay for its transaction with. */
export class InsufficientFeeBalanceError extends TransferRefusedError {
  readonly shortfall: Shortfall;

  constructor(coin: 'SOL' | 'ETH', shortfall: Shortfall) {
    super(`The sender has too little ${coin} for the network fee.`);
    this.shortfall = shortfall;
  }
}
