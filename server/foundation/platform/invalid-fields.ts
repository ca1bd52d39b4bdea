import type { FieldProblem } from '../../../shared/validation/field-problems.ts';
import { BadRequestError } from './errors.ts';

export type { FieldProblem };

/** 400 for fields that match their schema and are still invalid. */
export function invalidFieldsError(problems: readonly FieldProblem[]): BadRequestError {
  const [first, ...more] = problems;
  const rest = more.length > 0 ? ` See \`details\` for ${more.length} more.` : '';
  const message = first ? `${formatField(first.path)} ${first.message}.` : 'The request is not valid.';
  return new BadRequestError('validation_failed', `${message}${rest}`, { details: { details: problems } });
}

function formatField(path: string): string {
  const name = path.replace(/^(path|query|header|cookie|body)\./, '');
  return name === 'body' ? 'The body' : `\`${name}\``;
}
