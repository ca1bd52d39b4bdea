import { parsePaymentLock } from '../../foundation/platform/payment-lock.ts';
import type { Instruction } from './transaction.ts';

const MEMO_PROGRAMS = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
];

/** The lock in the first memo that contains one. */
export function findMemoLock(instructions: readonly Instruction[]): string | undefined {
  return instructions
    .filter(({ program }) => MEMO_PROGRAMS.includes(program))
    .map(({ data }) => parsePaymentLock(Buffer.from(data).toString('utf8')))
    .find((lock) => lock !== undefined);
}
