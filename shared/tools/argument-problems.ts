import type { ToolSchema } from '../../generated/tools.gen.ts';
import { type FieldProblem, toFieldProblems } from '../validation/field-problems.ts';
import type { ArgumentValues } from './tool-request.ts';
import { ToolValidators } from './tool-validators.ts';

/** The operation validates formats. */
const OPTIONS = { strict: false, verbose: true, validateFormats: false };
const firstErrorValidators = new ToolValidators({ ...OPTIONS, allErrors: false });
const allErrorsValidators = new ToolValidators({ ...OPTIONS, allErrors: true });
/** If there are more arguments, only one problem is reported: a long list could have a million. */
const MAX_VALUES = 1000;

/** Problems by argument name: the operation would use its own parameter names. */
export function findArgumentProblems(schema: ToolSchema, given: ArgumentValues): FieldProblem[] {
  return [...findUnknownArguments(schema, given), ...findSchemaProblems(schema, given)];
}

function findUnknownArguments({ properties }: ToolSchema, given: ArgumentValues): FieldProblem[] {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(properties, name));
  return unknown.map((path) => {
    const takes = Object.keys(properties).join(', ') || 'none';
    return { path, message: `is not an argument of this tool. Its arguments are: ${takes}` };
  });
}

function findSchemaProblems(schema: ToolSchema, given: ArgumentValues): FieldProblem[] {
  const found = firstErrorValidators.validate(schema, given);
  if (found.length === 0) return [];
  const errors = isSmall(given) ? allErrorsValidators.validate(schema, given) : found;
  const told = errors.filter(({ keyword }) => keyword !== 'additionalProperties');
  return toFieldProblems(told, {}).map(({ path, message }) => ({
    path: path.replace(/^body\./, ''),
    message,
  }));
}

function isSmall(value: unknown): boolean {
  let left = MAX_VALUES;
  const count = (inner: unknown): boolean => {
    left -= 1;
    if (left < 0) return false;
    return typeof inner !== 'object' || inner === null || Object.values(inner).every(count);
  };
  return count(value);
}
