import { BadRequestError } from './errors.ts';

export interface FieldProblem {
  /** Where: `body.price_usd`, `query.cursor`. */
  path: string;
  /** What is wrong and what it should be, as the end of a sentence that starts with the field. */
  message: string;
}

/** 400 for fields that each fit their schema and still cannot be taken as they are. */
export function invalidFieldsError(problems: readonly FieldProblem[]): BadRequestError {
  const [first, ...more] = problems;
  const name = first?.path.replace(/^(path|query|header|cookie|body)\./, '') ?? 'request';
  const rest = more.length > 0 ? ` (and ${more.length} more: see details)` : '';
  return new BadRequestError('validation_failed', `${name} ${first?.message ?? 'is not valid'}${rest}`, {
    details: { details: problems },
  });
}
