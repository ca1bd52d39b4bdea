import type { FieldProblem } from '../../../shared/validation/field-problems.ts';
import { BadRequestError } from './errors.ts';

export type { FieldProblem };

/** 400 for fields that match their schema and are still invalid. */
export function invalidFieldsError(problems: readonly FieldProblem[]): BadRequestError {
  const [first, ...more] = problems;
  const name = first?.path.replace(/^(path|query|header|cookie|body)\./, '') ?? 'request';
  const rest = more.length > 0 ? ` (and ${more.length} more: see details)` : '';
  return new BadRequestError('validation_failed', `${name} ${first?.message ?? 'is not valid'}${rest}`, {
    details: { details: problems },
  });
}
