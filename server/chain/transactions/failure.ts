import type { AppError } from '../../foundation/platform/errors.ts';
import { AccountNeededError, InvalidRecipientError, TransactionAbandonedError } from '../errors.ts';
import type { Trouble } from './chain-transaction.entity.ts';
import type { Failure } from './kind.ts';

/** What an error means for a transaction of which nothing is signed. */
export function failureOf(error: AppError): Failure {
  return {
    reason: explain(error),
    final: error instanceof InvalidRecipientError || error instanceof TransactionAbandonedError,
    held: error instanceof AccountNeededError,
  };
}

export function troubleOf({ final, held }: Failure): Trouble {
  if (final) return 'failed';
  return held ? 'held' : 'retrying';
}

/** The sentence for people and, behind it, what the node said. */
export function explain(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
