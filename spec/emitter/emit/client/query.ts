import type { Parameter, Schema } from '../document.ts';
import { upperFirst } from '../upper-first.ts';
import { type CallShape, findSchemaName } from './call-shape.ts';

const PRIMITIVE_TYPES: Record<string, string> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

function toTypeScriptType(schema: Schema): string {
  const name = findSchemaName(schema);
  if (name) return /^[A-Z]/.test(name) ? name : `components['schemas']['${name}']`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `${toTypeScriptType(schema.items as Schema)}[]`;
  const plain = PRIMITIVE_TYPES[String(schema.type)];
  if (!plain) throw new Error(`A query parameter of this kind is not known: ${JSON.stringify(schema)}`);
  return plain;
}

function buildField({ name, description, required, schema }: Parameter): string {
  const doc = description ? `  /** ${description.replaceAll('\n', ' ')} */\n` : '';
  return `${doc}  ${name}${required ? '' : '?'}: ${toTypeScriptType(schema)};`;
}

export function getQueryName({ operation }: CallShape): string {
  return `${upperFirst(operation.group)}${upperFirst(operation.name)}Query`;
}

/** The query of a call, for those that have one. */
export function buildQueryInterface(shape: CallShape): string[] {
  if (shape.query.length === 0) return [];
  return [`export interface ${getQueryName(shape)} {\n${shape.query.map(buildField).join('\n')}\n}\n`];
}
