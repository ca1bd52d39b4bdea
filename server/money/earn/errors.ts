import {
  BadRequestError,
  NotFoundError,
  PaymentRequiredError,
  UnavailableError,
  UnprocessableError,
} from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';

export class EarnNotConfiguredError extends UnavailableError {
  constructor() {
    super('unavailable', 'Earn (EARN_VENUES) is not configured here.');
  }
}

/** There are positions in it whose value cannot be read. */
export class VenueNotConfiguredError extends UnavailableError {
  constructor(key: string) {
    super('unavailable', `The configuration of ${key} has changed. Contact the operator.`);
  }
}

export class EarnMarketNotFoundError extends NotFoundError {
  constructor() {
    super('not_found', 'No such market. List the markets with GET /api/earn/pool/markets.');
  }
}

export class EarnPositionNotFoundError extends NotFoundError {
  constructor() {
    super('not_found', 'You have no such position.');
  }
}

/** Thrown before anything is received. */
export class DepositTooSmallError extends BadRequestError {
  constructor(minMicro: bigint) {
    super(
      'bad_request',
      `The first deposit into a fresh pool must be at least ${formatUsd(minMicro)} USD. Deposit more.`,
    );
  }
}

/** The received payment is returned. */
export class DeployFailedError extends UnprocessableError {
  constructor(reason: string) {
    super('deploy_failed', reason);
  }
}

/** It is registered; repeating the request returns its state. */
export class DepositPendingError extends PaymentRequiredError {
  constructor() {
    super(
      'payment_pending',
      'The deposit is registered and on its way into the venue. Send the same request again to get its outcome.',
      { headers: { 'Retry-After': '5' }, countsAsFailure: false },
    );
  }
}

export class InsufficientSharesError extends BadRequestError {
  constructor(shares: bigint) {
    super('insufficient_balance', `The position has ${shares} shares. Withdraw fewer, or all.`);
  }
}

export class WithdrawalTooSmallError extends BadRequestError {
  constructor(valueMicro: bigint) {
    super(
      'bad_request',
      `These shares are worth ${formatUsd(valueMicro)} USD, which is less than sending it costs. Withdraw more, or all.`,
    );
  }
}
