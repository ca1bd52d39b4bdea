import type { Reply } from '../contract/reply.ts';
import type { AppError } from '../foundation/platform/errors.ts';

/** How an operation ended. The body of a failure is the one of the contract. */
export interface OperationReply extends Reply {
  /** Set when the operation was refused or failed. */
  failure?: AppError;
}
