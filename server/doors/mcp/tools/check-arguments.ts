import type { ToolSchema } from '../../../../generated/tools.gen.ts';
import { type FieldProblem, invalidFields } from '../../../foundation/platform/invalid-fields.ts';
import { toProblems } from '../../../operations/validation/problems.ts';
import type { Given } from './tool-request.ts';
import { ToolValidators } from './tool-validators.ts';

/** Formats are for the operation to judge, which is asked the same in the end. */
const OPTIONS = { strict: false, verbose: true, validateFormats: false };
const first = new ToolValidators({ ...OPTIONS, allErrors: false });
const all = new ToolValidators({ ...OPTIONS, allErrors: true });
/** Arguments that hold more are told of one misfit only: a long list could have a million. */
const MOST_VALUES = 1000;

/** Refuses arguments that do not fit, by their names: the operation would name its own parameters. */
export function checkArguments(schema: ToolSchema, given: Given): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(schema.properties, name));
  const problems = misfits(schema, given);
  if (unknown.length + problems.length === 0) return;
  const takes = Object.keys(schema.properties).join(', ') || 'none';
  const message = `is not an argument of this tool, which takes: ${takes}`;
  throw invalidFields([...unknown.map((path) => ({ path, message })), ...problems]);
}

function misfits(schema: ToolSchema, given: Given): FieldProblem[] {
  const found = first.errors(schema, given);
  if (found.length === 0) return [];
  const errors = isSmall(given) ? all.errors(schema, given) : found;
  const told = errors.filter(({ keyword }) => keyword !== 'additionalProperties');
  return toProblems(told, {}).map(({ path, message }) => ({ path: path.replace(/^body\./, ''), message }));
}

function isSmall(value: unknown): boolean {
  let left = MOST_VALUES;
  const count = (inner: unknown): boolean => {
    left -= 1;
    if (left < 0) return false;
    return typeof inner !== 'object' || inner === null || Object.values(inner).every(count);
  };
  return count(value);
}
