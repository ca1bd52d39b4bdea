import { isHttpUrl } from '../../../foundation/platform/http-url.ts';
import { type FieldProblem, invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import type { RequirementField } from '../../services/terms.ts';

export type Answers = Record<string, unknown>;

const MAX_TEXT_LENGTH = 5000;
const MAX_ANSWERS_BYTES = 50_000;
const DATE = /^\d{4}-\d{2}-\d{2}/;

type Check = (answer: unknown, options: readonly string[]) => string | undefined;

const checkText: Check = (answer) =>
  typeof answer === 'string' && answer.length <= MAX_TEXT_LENGTH
    ? undefined
    : `must be text of at most ${MAX_TEXT_LENGTH} characters`;
const checkUrl: Check = (answer) =>
  typeof answer === 'string' && isHttpUrl(answer) ? undefined : 'must be an http or https address';

/** What each field type accepts. */
const CHECKS: Record<string, Check> = {
  text: checkText,
  textarea: checkText,
  number: (answer) =>
    (typeof answer === 'number' || typeof answer === 'string') &&
    /^-?\d+(\.\d+)?$/.test(String(answer).trim())
      ? undefined
      : 'must be a number',
  select: (answer, options) =>
    typeof answer === 'string' && options.includes(answer)
      ? undefined
      : `must be one of: ${options.join(', ')}`,
  multiselect: (answer, options) =>
    Array.isArray(answer) && answer.every((one) => options.includes(one))
      ? undefined
      : `must be a list of: ${options.join(', ')}`,
  checkbox: (answer) => (typeof answer === 'boolean' ? undefined : 'must be true or false'),
  date: (answer) =>
    typeof answer === 'string' && DATE.test(answer) && !Number.isNaN(Date.parse(answer))
      ? undefined
      : 'must be a date such as 2026-01-31',
  url: checkUrl,
  file: checkUrl,
};

/** Answers are keyed by label. Answers that the service did not ask for are stored as sent. */
export function checkAnswers(
  fields: readonly RequirementField[],
  answers: Answers | undefined,
  path = 'body.requirement_answers',
): void {
  const problems = [
    ...fields.flatMap((field) => answerProblems(field, answers ?? {}, path)),
    ...sizeProblems(answers, path),
  ];
  if (problems.length > 0) throw invalidFieldsError(problems);
}

/** Whether at least one of the fields is answered. */
export function hasAnyAnswer(fields: readonly RequirementField[], answers: Answers): boolean {
  return fields.some(({ label }) => !isEmpty(findAnswer(label, answers)));
}

function answerProblems(
  { label, type, required, options = [] }: RequirementField,
  answers: Answers,
  at: string,
): FieldProblem[] {
  const path = `${at}.${label}`;
  const answer = findAnswer(label, answers);
  if (isEmpty(answer)) return required ? [{ path, message: 'is required by this service' }] : [];
  const message = CHECKS[type]?.(answer, options);
  return message ? [{ path, message }] : [];
}

function sizeProblems(answers: Answers | undefined, path: string): FieldProblem[] {
  if (Buffer.byteLength(JSON.stringify(answers ?? {})) <= MAX_ANSWERS_BYTES) return [];
  return [{ path, message: `must be at most ${MAX_ANSWERS_BYTES} bytes` }];
}

function findAnswer(label: string, answers: Answers): unknown {
  return Object.hasOwn(answers, label) ? answers[label] : undefined;
}

function isEmpty(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() === '';
  return answer === undefined || answer === null || (Array.isArray(answer) && answer.length === 0);
}
