import type { ToolSchema } from '../../../generated/tools.gen.ts';
import { findArgumentProblems } from '../../../shared/tools/argument-problems.ts';
import type { ArgumentValues } from '../../../shared/tools/tool-request.ts';
import { invalidFieldsError } from '../../foundation/platform/invalid-fields.ts';

/** Rejects arguments that do not match the tool's schema. */
export function checkArguments(schema: ToolSchema, given: ArgumentValues): void {
  const problems = findArgumentProblems(schema, given);
  if (problems.length > 0) throw invalidFieldsError(problems);
}
