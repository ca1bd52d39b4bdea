import type { ErrorObject } from 'ajv';
import type { Schema } from '../../contract/contract-document.ts';
import { describeError, describeSchema, typeNames } from './wording.ts';

export interface FieldProblem {
  path: string;
  message: string;
}

type Schemas = Readonly<Record<string, Schema>>;

const MOST = 20;
const PLACES: Record<string, string> = { params: 'path', headers: 'header', cookies: 'cookie' };
const KNOWN_PLACES = new Set(['params', 'headers', 'cookies', 'query', 'body']);

/** Turns what Ajv found into one problem per field, worded for the person who wrote the request. */
export function toProblems(errors: readonly ErrorObject[], schemas: Schemas): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const error of withoutAlternatives(errors)) {
    const path = pathOf(error);
    if (!problems.has(path)) problems.set(path, messageOf(error, errors, schemas));
  }
  return [...problems].slice(0, MOST).map(([path, message]) => ({ path, message }));
}

/** The branches of a failed `anyOf` or `oneOf` are told by the one error about the whole. */
function withoutAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(isChoice);
  return errors.filter((error) => !choices.some((choice) => choice !== error && isInside(error, choice)));
}

function isChoice(error: ErrorObject): boolean {
  return error.keyword === 'anyOf' || error.keyword === 'oneOf';
}

function isInside(error: ErrorObject, choice: ErrorObject): boolean {
  return isAtOrBelow(error.instancePath, choice.instancePath);
}

function isAtOrBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}

function messageOf(error: ErrorObject, all: readonly ErrorObject[], schemas: Schemas): string {
  if (error.keyword === 'required') return requiredMessage(error, schemas);
  if (isChoice(error)) return choiceMessage(error, all);
  return describeError(error);
}

function requiredMessage({ parentSchema, params }: ErrorObject, schemas: Schemas): string {
  const property = (parentSchema as Schema | undefined)?.properties?.[params.missingProperty];
  const rule = property && describeSchema(resolve(property, schemas));
  return rule ? `is required and ${rule}` : 'is required';
}

function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : schemas[name];
  return target ? resolve(target, schemas) : schema;
}

/** If the value had the type of one branch, what that branch minds is the most helpful. */
function choiceMessage(choice: ErrorObject, all: readonly ErrorObject[]): string {
  const branches = all.filter((error) => error !== choice && isInside(error, choice));
  const rule = branches.find(({ keyword, instancePath }) => {
    return (
      keyword !== 'type' &&
      keyword !== 'const' &&
      !isChoiceKeyword(keyword) &&
      instancePath === choice.instancePath
    );
  });
  if (rule) return describeError(rule);
  const types = branches
    .filter(({ keyword }) => keyword === 'type')
    .flatMap(({ schema }) => typeNames(schema));
  return types.length > 0 ? `must be ${[...new Set(types)].join(' or ')}` : 'does not fit any of its forms';
}

function isChoiceKeyword(keyword: string): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** `/body/items/0/name` becomes `body.items[0].name`. */
function pathOf({ instancePath, params, keyword }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1).map(unescapeStep);
  if (keyword === 'required') steps.push(params.missingProperty);
  const [place, ...rest] = KNOWN_PLACES.has(steps[0] ?? '') ? steps : ['body', ...steps];
  return rest.reduce<string>(
    (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : `${path}.${step}`),
    PLACES[place ?? ''] ?? place ?? 'body',
  );
}

function unescapeStep(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
