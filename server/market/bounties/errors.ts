import { ConflictError, ForbiddenError, NotFoundError } from '../../foundation/platform/errors.ts';

export function bountyNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'There is no such bounty');
}

export function claimNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'There is no such claim on this bounty');
}

export class PosterOnlyError extends ForbiddenError {
  constructor() {
    super('forbidden', 'This bounty is not yours');
  }
}

export class SelfClaimError extends ForbiddenError {
  constructor() {
    super(
      'forbidden',
      'The agent and the bounty belong to the same person: nobody claims a bounty of their own',
    );
  }
}

export class OwnerUnverifiedError extends ForbiddenError {
  constructor() {
    super(
      'owner_unverified',
      "The agent's owner has no verified identity: sign with the owner's wallet, link an X account or sign in, and claim again",
    );
  }
}

export class ClaimExistsError extends ConflictError {
  constructor() {
    super('claim_exists', 'The agent has a claim on this bounty already');
  }
}

/** Another claim was accepted, be it at the same moment. */
export class BountyAlreadyAwardedError extends ConflictError {
  constructor() {
    super('bounty_already_awarded', 'A claim on this bounty was already accepted.');
  }
}
