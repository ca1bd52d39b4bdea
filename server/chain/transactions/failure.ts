import type { AppError } from '../../foundation/platform/errors.ts';
import { InvalidRecipientError, TokenAccountMissingError, TransactionAbandonedError } from '../errors.ts';
import type { Trouble } from './chain-transaction.entity.ts';
import type { Failure } from './transaction-kind.ts';

/** What an error means for an unsigned transaction. */
export function toFailure(error: AppError): Failure {
  return {
    reason: explainError(error),
    isFinal: error instanceof InvalidRecipientError || error instanceof TransactionAbandonedError,
    isHeld: error instanceof TokenAccountMissingError,
  };
}

export function toTrouble({ isFinal, isHeld }: Failure): Trouble {
  if (isFinal) return 'failed';
  return isHeld ? 'held' : 'retrying';
}

/** A readable sentence, followed by the node's message. */
export function explainError(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
