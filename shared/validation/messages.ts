import type { ErrorObject } from 'ajv';
import type { Schema } from './schema.ts';

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const FORMAT_NAMES: Record<string, string> = {
  uri: 'a web address such as https://example.com/page, without a user name or password',
  email: 'an email address',
  'date-time': 'a date and time such as 2026-01-31T12:00:00Z',
  date: 'a date such as 2026-01-31',
  uuid: 'a UUID',
};

const RULE_MESSAGES: Record<string, (schema: Schema) => string | undefined> = {
  minLength: describeLength,
  maxLength: describeLength,
  minimum: describeRange,
  maximum: describeRange,
  exclusiveMinimum: ({ exclusiveMinimum }) => `must be more than ${exclusiveMinimum}`,
  exclusiveMaximum: ({ exclusiveMaximum }) => `must be less than ${exclusiveMaximum}`,
  minItems: describeItems,
  maxItems: describeItems,
  uniqueItems: () => 'must not repeat an item',
  enum: ({ enum: values }) => values && `must be one of ${values.map(String).join(', ')}`,
  const: ({ const: value }) => `must be ${JSON.stringify(value)}`,
  pattern: ({ pattern }) => `must match \`${pattern}\``,
  format: ({ format }) => `must be ${FORMAT_NAMES[String(format)] ?? `a valid ${format}`}`,
  type: ({ type }) => `must be ${describeTypes(type).join(' or ')}`,
};

/** What the schema asks of the field, in words of its own where it has them, else with both of its bounds. */
export function describeError({ keyword, parentSchema, message }: ErrorObject): string {
  const said = parentSchema?.['x-message'];
  if (typeof said === 'string' && keyword !== 'type') return said;
  const rule = parentSchema && RULE_MESSAGES[keyword]?.(parentSchema as Schema);
  return rule ?? message ?? 'is not valid';
}

/** The rule worth telling to someone who left the field out. */
export function describeSchema(schema: Schema): string | undefined {
  return describeLength(schema) ?? describeRange(schema) ?? RULE_MESSAGES.enum?.(schema);
}

export function describeTypes(type: unknown): string[] {
  return [type].flat().map((name) => TYPE_NAMES[String(name)] ?? String(name));
}

function describeLength({ minLength, maxLength }: Schema): string | undefined {
  if (minLength === 1 && maxLength === undefined) return 'must not be empty';
  return describeBounds(minLength, maxLength, (bounds) => `must be ${bounds} characters`, '-');
}

function describeItems({ minItems, maxItems }: Schema): string | undefined {
  return describeBounds(minItems, maxItems, (bounds) => `must have ${bounds} items`, '-');
}

function describeRange({ minimum, maximum }: Schema): string | undefined {
  return describeBounds(minimum, maximum, (bounds) => `must be ${bounds}`, ' to ');
}

function describeBounds(min: unknown, max: unknown, word: (bounds: string) => string, to: string) {
  if (min === undefined && max === undefined) return undefined;
  if (max === undefined) return word(`at least ${min}`);
  if (min === undefined) return word(`at most ${max}`);
  return word(min === max ? `${min}` : `${min}${to}${max}`);
}
