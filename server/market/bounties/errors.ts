import { ConflictError, ForbiddenError, NotFoundError } from '../../foundation/platform/errors.ts';

export function bountyNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such bounty.');
}

export function claimNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such claim on this bounty.');
}

export class PosterOnlyError extends ForbiddenError {
  constructor() {
    super('forbidden', 'This bounty is not yours.');
  }
}

export class SelfClaimError extends ForbiddenError {
  constructor() {
    super(
      'forbidden',
      'The agent and the bounty belong to the same person. You cannot claim your own bounty.',
    );
  }
}

export class OwnerUnverifiedError extends ForbiddenError {
  constructor() {
    super(
      'owner_unverified',
      "The agent's owner has no verified identity. Sign with the owner's wallet, link an X account or sign in, then claim again.",
    );
  }
}

export class ClaimExistsError extends ConflictError {
  constructor() {
    super('claim_exists', 'The agent already has a claim on this bounty.');
  }
}

/** Another claim was accepted, possibly at the same moment. */
export class BountyAlreadyAwardedError extends ConflictError {
  constructor() {
    super('bounty_already_awarded', 'A claim on this bounty was already accepted.');
  }
}
