import { PaymentInsufficientError } from '../../chain/errors.ts';
import { BadRequestError, ConflictError, UnauthorizedError } from '../../foundation/platform/errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';

export class MalformedPaymentError extends BadRequestError {
  constructor(message: string) {
    super('malformed_payment', message);
  }
}

/** The payment was named on a network on which it was not made. */
export class WrongNetworkError extends MalformedPaymentError {
  /** It was found on its network and is held for its payer. */
  readonly isHeld: boolean;

  constructor(made: readonly Network[], named: Network, held?: string) {
    super(
      `This is a transaction of ${made.join(' or ')}, not of ${named}.${held === undefined ? '' : ` ${held}`}`,
    );
    this.isHeld = held !== undefined;
  }
}

/** If the operator requires it, a transaction alone does not prove who paid. */
export class PayerProofRequiredError extends UnauthorizedError {
  constructor() {
    super(
      'missing_credentials',
      'Payments require proof of the payer here. Sign with the paying wallet (`wallet`, `wallet_sig`, `wallet_sig_ts`), ' +
        'or lock the transfer and send `X-Payment-Secret`.',
    );
  }
}

const USED_MESSAGE = 'This payment was already spent. A payment can be spent only once.';
const PURCHASE_ACCESS_HINT =
  'If it is yours and you lost the response, send the same request with a signature of the paying wallet, with its ' +
  '`X-Payment-Secret`, or with the `Idempotency-Key` of the first call.';

export class PaymentUsedError extends ConflictError {
  constructor(hint?: string) {
    super('payment_used', hint === undefined ? USED_MESSAGE : `${USED_MESSAGE} ${hint}`);
  }
}

/** A request key that the same payer used for another request. */
export class PaymentIdentifierUsedError extends ConflictError {
  constructor() {
    super(
      'idempotency_mismatch',
      'This `payment-identifier` was already used for a different request. No payment was taken. Choose another one.',
    );
  }
}

/** The same payment and request, from a caller that has not proven to be the original one. */
export class PurchaseAccessDeniedError extends PaymentUsedError {
  constructor() {
    super(PURCHASE_ACCESS_HINT);
  }
}

const PAYER_PROOF_HINT =
  'If it is yours, prove it: sign this request with the paying wallet (`wallet`, `wallet_sig`, `wallet_sig_ts`), sign in with ' +
  'an account to which that wallet is linked, or send the `X-Payment-Secret` with which the transfer was locked.';

/** A verified payment that is not the caller's. Nothing was spent. */
export class PaymentOwnedByAnotherError extends ConflictError {
  constructor(why: string) {
    super('payment_of_another', `${why} ${PAYER_PROOF_HINT}`);
  }
}

/** A signed payment that its token rejects, for instance because it was redeemed before. */
export class PaymentNotAcceptedError extends PaymentInsufficientError {}

/** Made before anything existed that it could pay for. */
export class PaymentTooOldError extends PaymentInsufficientError {}
