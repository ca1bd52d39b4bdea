import { invalidFieldsError } from './invalid-fields.ts';
import { MoneyError, parseUsd } from './money.ts';

/** The amount in a request field; rejects the request if it is invalid. */
export function parseUsdField(path: string, amount: string | number): bigint {
  try {
    return parseUsd(amount);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw invalidFieldsError([{ path, message: 'must be a decimal number of USD with at most 6 decimals' }]);
  }
}
