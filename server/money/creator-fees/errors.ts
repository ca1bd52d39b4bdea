import {
  BadRequestError,
  ConflictError,
  NotFoundError,
  UnavailableError,
} from '../../foundation/platform/errors.ts';

export class CreatorFeesNotConfiguredError extends UnavailableError {
  constructor() {
    super('unavailable', 'Creator fees are not configured here. Set CREATOR_FEE_KEY.');
  }
}

export class CollectionInProgressError extends ConflictError {
  constructor() {
    super('collection_in_progress', 'A collection is in progress. Try again in a minute, when it is final.');
  }
}

export class AgentTokenNotFoundError extends NotFoundError {
  constructor() {
    super('not_found', 'This agent has no such token.');
  }
}

export class RecipientNotAgentWalletError extends BadRequestError {
  constructor() {
    super(
      'bad_request',
      "`recipient_wallet` must be a wallet of the agent: its server wallet, its payout wallet, its owner's or the token's creator wallet.",
    );
  }
}

export class InsufficientFeesError extends BadRequestError {
  constructor(leftLamports: bigint) {
    super('insufficient_balance', `The agent's remaining share is ${leftLamports} lamports. Pay out less.`);
  }
}

/** An account must hold at least its rent-exempt minimum. */
export class BelowRentMinimumError extends BadRequestError {
  constructor(lamports: bigint) {
    super(
      'bad_request',
      `\`recipient_wallet\` is empty, so the first payment to it must be at least ${lamports} lamports.`,
    );
  }
}
