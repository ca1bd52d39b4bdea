import { getSolanaErrorFromTransactionError } from '@solana/kit';
import type { FailedTransactionMetadata } from 'litesvm';
import {
  InstructionErrorCustom,
  TransactionErrorDuplicateInstruction,
  TransactionErrorInstructionError,
  TransactionErrorInsufficientFundsForRent,
} from 'litesvm/dist/internal.js';
import { INSTRUCTION_ERROR_NAMES, TRANSACTION_ERROR_NAMES } from './error-names.ts';

/** A transaction error in its JSON-RPC form, e.g. `{ InstructionError: [0, { Custom: 1 }] }`. */
export type TransactionError = string | { [name: string]: unknown };

function getErrorName(names: readonly string[], code: number): string {
  return names[code] ?? `Unknown(${code})`;
}

function toInstructionError(error: TransactionErrorInstructionError): TransactionError {
  const cause = error.err();
  if (typeof cause === 'number') {
    return { InstructionError: [error.index, getErrorName(INSTRUCTION_ERROR_NAMES, cause)] };
  }
  const detail = cause instanceof InstructionErrorCustom ? { Custom: cause.code } : 'BorshIoError';
  return { InstructionError: [error.index, detail] };
}

export function toTransactionError(failure: FailedTransactionMetadata): TransactionError {
  const error = failure.err();
  if (typeof error === 'number') return getErrorName(TRANSACTION_ERROR_NAMES, error);
  if (error instanceof TransactionErrorInstructionError) return toInstructionError(error);
  if (error instanceof TransactionErrorDuplicateInstruction) return { DuplicateInstruction: error.index };
  const name =
    error instanceof TransactionErrorInsufficientFundsForRent
      ? 'InsufficientFundsForRent'
      : 'ProgramExecutionTemporarilyRestricted';
  return { [name]: { account_index: error.accountIndex } };
}

function describeInstructionError(index: number, cause: unknown, message: string): string {
  const custom =
    typeof cause === 'object' && cause !== null && 'Custom' in cause ? Number(cause.Custom) : null;
  const detail =
    custom === null
      ? message.charAt(0).toLowerCase() + message.slice(1).replace(/ \(instruction #\d+\)$/, '')
      : `custom program error: 0x${custom.toString(16)}`;
  return `Error processing Instruction ${index}: ${detail}`;
}

/** The node's message for the error. */
export function describeTransactionError(error: TransactionError): string {
  const { message } = getSolanaErrorFromTransactionError(error);
  if (typeof error === 'string' || !Array.isArray(error.InstructionError)) return message;
  const [index, cause] = error.InstructionError;
  return describeInstructionError(Number(index), cause, message);
}
