import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
} from '../../foundation/platform/errors.ts';

export class NotAPartyError extends ForbiddenError {
  constructor() {
    super('forbidden', 'This order is not yours.');
  }
}

export class QuotaExhaustedError extends BadRequestError {
  constructor(total: number) {
    super('quota_exhausted', `All ${total} generations of this workspace are used.`);
  }
}

export class WorkspaceExpiredError extends BadRequestError {
  constructor(expiredAt: Date) {
    super('workspace_expired', `The period of this workspace ended at ${expiredAt.toISOString()}.`);
  }
}

export function orderNotFoundError(): NotFoundError {
  return new NotFoundError('not_found', 'No such order.');
}

/** The order changed between read and write. */
export class StaleOrderError extends ConflictError {
  constructor() {
    super('order_changed', 'The order changed at the same time. Read it again.');
  }
}
