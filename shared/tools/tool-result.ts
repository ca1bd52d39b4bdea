import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ErrorCode } from '../../generated/errors.gen.ts';
import { ERROR_ADVICE } from '../error-advice.ts';
import type { FieldProblem } from '../validation/field-problems.ts';
import { type ToolArguments, toArgumentPath } from './tool-request.ts';

/** The part of the contract's error body that tools read. */
export interface FailureBody {
  error?: unknown;
  code?: string;
  details?: unknown;
  [field: string]: unknown;
}

/** The result twice: as text for older clients, and structured. */
export function buildToolResult(
  body: Record<string, unknown>,
  text: string = JSON.stringify(body),
): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: body };
}

/** A tool error that the model can act on: code, message, fields, and the next step. */
export function buildToolFailure(tool: ToolArguments, body: FailureBody, more: object = {}): CallToolResult {
  const told = { ...body, ...argumentProblems(tool, body), ...more, ...findAdvice(body.code) };
  return { content: [{ type: 'text', text: JSON.stringify(told) }], isError: true };
}

function argumentProblems(tool: ToolArguments, { error, details }: FailureBody): object {
  if (!Array.isArray(details)) return {};
  const problems = (details as FieldProblem[]).map(({ path, message }) => ({
    path: toArgumentPath(tool, path),
    message,
  }));
  const [first] = problems;
  const sentence = first ? `\`${first.path}\` ${first.message}.` : error;
  return { error: sentence, details: problems };
}

const LINK = /\[([^[\]]+)\]\([^()[]+\)/g;

function findAdvice(code: string | undefined): object {
  const advice = ERROR_ADVICE[code as ErrorCode];
  return advice ? { what_to_do: advice.nextStep.replaceAll(LINK, '$1') } : {};
}
