import type { Parameter, Schema } from '../document.ts';
import { upperFirst } from '../typescript.ts';
import { type CallShape, schemaName } from './shape.ts';

const PLAIN: Record<string, string> = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
};

function typeOf(schema: Schema): string {
  const name = schemaName(schema);
  if (name) return /^[A-Z]/.test(name) ? name : `components['schemas']['${name}']`;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items as Schema)}[]`;
  const plain = PLAIN[String(schema.type)];
  if (!plain) throw new Error(`A query parameter of this kind is not known: ${JSON.stringify(schema)}`);
  return plain;
}

function field({ name, description, required, schema }: Parameter): string {
  const doc = description ? `  /** ${description.replaceAll('\n', ' ')} */\n` : '';
  return `${doc}  ${name}${required ? '' : '?'}: ${typeOf(schema)};`;
}

export function queryName({ operation }: CallShape): string {
  return `${upperFirst(operation.group)}${upperFirst(operation.name)}Query`;
}

/** The query of a call, for those that have one. */
export function queryInterface(shape: CallShape): string[] {
  if (shape.query.length === 0) return [];
  return [`export interface ${queryName(shape)} {\n${shape.query.map(field).join('\n')}\n}\n`];
}
