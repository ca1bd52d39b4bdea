import type { ErrorObject } from 'ajv';
import type { Schema } from '../../contract/contract-document.ts';

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  uri: 'a web address such as https://example.com/page, without a user name or password',
  email: 'an email address',
  'date-time': 'a date and time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  uuid: 'a UUID',
};

const BOUNDS: Record<string, (schema: Schema) => string | undefined> = {
  minLength: lengthRule,
  maxLength: lengthRule,
  minimum: rangeRule,
  maximum: rangeRule,
  exclusiveMinimum: ({ exclusiveMinimum }) => `must be more than ${exclusiveMinimum}`,
  exclusiveMaximum: ({ exclusiveMaximum }) => `must be less than ${exclusiveMaximum}`,
  minItems: itemsRule,
  maxItems: itemsRule,
  uniqueItems: () => 'must not repeat an item',
  enum: ({ enum: values }) => values && `must be one of ${values.map(String).join(', ')}`,
  const: ({ const: value }) => `must be ${JSON.stringify(value)}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  format: ({ format }) => `must be ${FORMATS[String(format)] ?? `a valid ${format}`}`,
  type: ({ type }) => `must be ${typeNames(type).join(' or ')}`,
};

/** What the schema asks of the field, in words of its own where it has them, else with both of its bounds. */
export function describeError({ keyword, parentSchema, message }: ErrorObject): string {
  const said = parentSchema?.['x-message'];
  if (typeof said === 'string' && keyword !== 'type') return said;
  const rule = parentSchema && BOUNDS[keyword]?.(parentSchema as Schema);
  return rule ?? message ?? 'is not valid';
}

/** The rule worth telling to someone who left the field out. */
export function describeSchema(schema: Schema): string | undefined {
  return lengthRule(schema) ?? rangeRule(schema) ?? BOUNDS.enum?.(schema);
}

export function typeNames(type: unknown): string[] {
  return [type].flat().map((name) => TYPES[String(name)] ?? String(name));
}

function lengthRule({ minLength, maxLength }: Schema): string | undefined {
  if (minLength === 1 && maxLength === undefined) return 'must not be empty';
  return boundsRule(minLength, maxLength, (bounds) => `must be ${bounds} characters`, '-');
}

function itemsRule({ minItems, maxItems }: Schema): string | undefined {
  return boundsRule(minItems, maxItems, (bounds) => `must have ${bounds} items`, '-');
}

function rangeRule({ minimum, maximum }: Schema): string | undefined {
  return boundsRule(minimum, maximum, (bounds) => `must be ${bounds}`, ' to ');
}

function boundsRule(min: unknown, max: unknown, word: (bounds: string) => string, to: string) {
  if (min === undefined && max === undefined) return undefined;
  if (max === undefined) return word(`at least ${min}`);
  if (min === undefined) return word(`at most ${max}`);
  return word(min === max ? `${min}` : `${min}${to}${max}`);
}
