import { invalidFieldsError } from './invalid-fields.ts';
import { MoneyError, parseUsd } from './money.ts';

/** The amount of a field of a request; refuses the request when it is none. */
export function parseUsdField(path: string, amount: string | number): bigint {
  try {
    return parseUsd(amount);
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw invalidFieldsError([{ path, message: 'must be a decimal number of USD with at most 6 decimals' }]);
  }
}
