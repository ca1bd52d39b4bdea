import type { ErrorObject } from 'ajv';
import { describeError, describeSchema, describeTypes } from './messages.ts';
import type { Schema } from './schema.ts';

export interface FieldProblem {
  /** Where: `body.price_usd`, `query.cursor`. */
  path: string;
  /** What is wrong and what it should be, as the end of a sentence that starts with the field. */
  message: string;
}

type Schemas = Readonly<Record<string, Schema>>;

const MAX_PROBLEMS = 20;
const LOCATION_NAMES: Record<string, string> = { params: 'path', headers: 'header', cookies: 'cookie' };
const KNOWN_LOCATIONS = new Set(['params', 'headers', 'cookies', 'query', 'body']);

/** Turns what Ajv found into one problem per field, worded for the person who wrote the request. */
export function toFieldProblems(errors: readonly ErrorObject[], schemas: Schemas): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const error of removeNestedAlternatives(errors)) {
    const path = formatPath(error);
    if (!problems.has(path)) problems.set(path, buildMessage(error, errors, schemas));
  }
  return [...problems].slice(0, MAX_PROBLEMS).map(([path, message]) => ({ path, message }));
}

/** One error about the whole replaces those of the branches of a failed `anyOf` or `oneOf`, which come before it. */
function removeNestedAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const outermost = new Map(errors.filter(isUnionError).map((choice) => [choice.instancePath, choice]));
  const choices = [...outermost.values()];
  return errors.filter((error) => !choices.some((choice) => choice !== error && isWithin(error, choice)));
}

function isUnionError({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

function isWithin(error: ErrorObject, choice: ErrorObject): boolean {
  return isAtOrBelow(error.instancePath, choice.instancePath);
}

function isAtOrBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

function buildMessage(error: ErrorObject, all: readonly ErrorObject[], schemas: Schemas): string {
  if (error.keyword === 'required') return buildRequiredMessage(error, schemas);
  if (isUnionError(error)) return buildUnionMessage(error, all);
  return describeError(error);
}

function buildRequiredMessage({ parentSchema, params }: ErrorObject, schemas: Schemas): string {
  const property = (parentSchema as Schema | undefined)?.properties?.[params.missingProperty];
  const rule = property && describeSchema(resolveSchema(property, schemas));
  return rule ? `is required and ${rule}` : 'is required';
}

function resolveSchema(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : schemas[name];
  return target ? resolveSchema(target, schemas) : schema;
}

/** If the value had the type of one branch, what that branch minds is the most helpful. */
function buildUnionMessage(choice: ErrorObject, all: readonly ErrorObject[]): string {
  const branches = all.filter((error) => error !== choice && isWithin(error, choice));
  const rule = branches.find((error) => {
    const isRule = error.keyword !== 'type' && error.keyword !== 'const' && !isUnionError(error);
    return isRule && error.instancePath === choice.instancePath;
  });
  if (rule) return describeError(rule);
  const types = branches
    .filter(({ keyword }) => keyword === 'type')
    .flatMap(({ schema }) => describeTypes(schema));
  return types.length > 0
    ? `must be ${[...new Set(types)].join(' or ')}`
    : 'does not match any of its variants';
}

/** `/body/items/0/name` becomes `body.items[0].name`. */
function formatPath({ instancePath, params, keyword }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1).map(unescapeStep);
  if (keyword === 'required') steps.push(params.missingProperty);
  const [place, ...rest] = KNOWN_LOCATIONS.has(steps[0] ?? '') ? steps : ['body', ...steps];
  return rest.reduce<string>(
    (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`),
    LOCATION_NAMES[place ?? ''] ?? place ?? 'body',
  );
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
