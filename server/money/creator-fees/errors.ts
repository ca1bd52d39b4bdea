import {
  BadRequestError,
  ConflictError,
  NotFoundError,
  UnavailableError,
} from '../../foundation/platform/errors.ts';

export class CreatorFeesNotConfiguredError extends UnavailableError {
  constructor() {
    super('unavailable', 'Creator fees are not configured here: CREATOR_FEE_KEY is not set.');
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
      "recipient_wallet is none of the agent's: its server wallet, its payout wallet, its owner's or the token's creator wallet.",
    );
  }
}

export class InsufficientFeesError extends BadRequestError {
  constructor(leftLamports: bigint) {
    super('insufficient_balance', `Of what was collected, ${leftLamports} lamports are left for this agent.`);
  }
}

/** The chain keeps no account that holds less than its deposit. */
export class BelowRentMinimumError extends BadRequestError {
  constructor(lamports: bigint) {
    super(
      'bad_request',
      `recipient_wallet holds nothing yet, and the first payment to it must be at least ${lamports} lamports.`,
    );
  }
}
