import type { Reply } from '../contract/reply.ts';
import type { AppError } from '../foundation/platform/errors.ts';

/** The result of an operation. The body of a failure is the contract's. */
export interface OperationReply extends Reply {
  /** Set if the operation was rejected or failed. */
  failure?: AppError;
}
