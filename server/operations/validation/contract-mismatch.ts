import { AppError } from '../../foundation/platform/errors.ts';

/** A response that the contract does not declare: our bug, which must be visible at once. */
export class ContractMismatchError extends AppError {
  constructor(operationId: string, status: number, difference: string) {
    const cause = new Error(`${operationId} answered ${status} and the contract differs: ${difference}`);
    super(500, 'internal_error', 'The response does not match the contract. See the log.', { cause });
  }
}
