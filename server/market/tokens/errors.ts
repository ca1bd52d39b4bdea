import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  UnavailableError,
  UnprocessableError,
} from '../../foundation/platform/errors.ts';
import type { MintPurpose } from './agent-mint.entity.ts';

/** The provider is not configured or unreachable. */
export class ProviderUnavailableError extends UnavailableError {
  constructor(message: string) {
    super('unavailable', message);
  }
}

/** A precondition that the agent does not meet. */
export class LaunchRequirementError extends BadRequestError {
  constructor(message: string) {
    super('bad_request', message);
  }
}

const EXISTS_ERRORS = {
  token: ['token_exists', 'This agent already has a token, or is launching one.'],
  identity: ['identity_exists', 'This agent already has an identity, or is minting one.'],
} as const;

/** Each agent can have one. */
export class MintExistsError extends ConflictError {
  constructor(purpose: MintPurpose) {
    const [code, message] = EXISTS_ERRORS[purpose];
    super(code, message);
  }
}

/** The chain rejected it. The agent may try again. */
export class MintFailedError extends ConflictError {
  constructor(reason: string | null | undefined) {
    super('mint_failed', `The mint failed: ${reason ?? 'the chain rejected it.'} Try again.`);
  }
}

export class TokenOwnedByAnotherError extends ConflictError {
  constructor() {
    super('token_owned_by_another', 'This token belongs to another agent.');
  }
}

export class CreatorOnlyError extends ForbiddenError {
  constructor(message: string) {
    super('forbidden', message);
  }
}

/** The chain contradicts the request. */
export class TokenNotVerifiedError extends UnprocessableError {
  constructor(message: string) {
    super('unprocessable', message);
  }
}

export class TokenNotFoundError extends NotFoundError {
  constructor() {
    super('not_found', 'This agent has no token.');
  }
}
