import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
} from '../../foundation/platform/errors.ts';

/** Names where the order stands and what its caller could do instead. */
export class IllegalTransitionError extends BadRequestError {
  constructor(status: string, trigger: string, possible: readonly string[], only?: string) {
    const refusal = only ? `${trigger} is possible only ${only}` : `${trigger} is not possible`;
    const rest =
      possible.length > 0 ? `Possible now: ${possible.join(', ')}.` : 'Nothing else is possible now.';
    super('illegal_transition', `The order is ${status}: ${refusal}. ${rest}`);
  }

  /** The same with what else the caller is to know. */
  with(sentence: string): IllegalTransitionError {
    return Object.assign(this, { message: `${this.message} ${sentence}` });
  }
}

/** The caller is a party, and this is for another one. */
export class NotYoursToDoError extends ForbiddenError {
  constructor(trigger: string, actors: readonly string[]) {
    super('forbidden', `${trigger} is for the ${actors.join(' or the ')} of an order`);
  }
}

export class NotAPartyError extends ForbiddenError {
  constructor() {
    super('forbidden', 'This order is not yours');
  }
}

export class QuotaExhaustedError extends BadRequestError {
  constructor(total: number) {
    super('quota_exhausted', `All ${total} generations of this workspace are used`);
  }
}

export class WorkspaceExpiredError extends BadRequestError {
  constructor(expiredAt: Date) {
    super('workspace_expired', `The period of this workspace ended at ${expiredAt.toISOString()}`);
  }
}

export function noSuchOrder(): NotFoundError {
  return new NotFoundError('not_found', 'There is no such order');
}

/** The order was changed between reading and writing it. */
export class MovedOnError extends ConflictError {
  constructor() {
    super('conflict', 'The order was changed by someone else at the same moment; read it again');
  }
}
