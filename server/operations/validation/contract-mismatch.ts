import { AppError } from '../../foundation/platform/errors.ts';

/** The server answers something that the contract does not declare: a mistake of ours, to be seen at once. */
export class ContractMismatchError extends AppError {
  constructor(operationId: string, status: number, difference: string) {
    const cause = new Error(`${operationId} answered ${status} and the contract differs: ${difference}`);
    super(500, 'internal_error', 'The answer does not fit the contract; the log says where', { cause });
  }
}
