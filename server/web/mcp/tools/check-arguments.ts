import type { ToolSchema } from '../../../../generated/tools.gen.ts';
import { type FieldProblem, invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { toFieldProblems } from '../../../operations/validation/field-problems.ts';
import type { ArgumentValues } from './tool-request.ts';
import { ToolValidators } from './tool-validators.ts';

/** Formats are for the operation to judge, which is asked the same in the end. */
const OPTIONS = { strict: false, verbose: true, validateFormats: false };
const firstErrorValidators = new ToolValidators({ ...OPTIONS, allErrors: false });
const allErrorsValidators = new ToolValidators({ ...OPTIONS, allErrors: true });
/** Arguments that hold more are told of one misfit only: a long list could have a million. */
const MAX_VALUES = 1000;

/** Refuses arguments that do not fit, by their names: the operation would name its own parameters. */
export function checkArguments(schema: ToolSchema, given: ArgumentValues): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(schema.properties, name));
  const problems = findArgumentProblems(schema, given);
  if (unknown.length + problems.length === 0) return;
  const takes = Object.keys(schema.properties).join(', ') || 'none';
  const message = `is not an argument of this tool, which takes: ${takes}`;
  throw invalidFieldsError([...unknown.map((path) => ({ path, message })), ...problems]);
}

function findArgumentProblems(schema: ToolSchema, given: ArgumentValues): FieldProblem[] {
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
