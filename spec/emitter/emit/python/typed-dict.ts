import type { Document, Schema } from '../document.ts';
import { toDocstring } from './source.ts';
import { toPythonType } from './types.ts';

export interface Field {
  name: string;
  schema: Schema;
  required: boolean;
  description: string | undefined;
}

/** The fields of an object, without some. */
export function listFields(
  { properties = {}, required = [] }: Schema,
  omitted: readonly string[] = [],
): Field[] {
  return Object.entries(properties)
    .filter(([name]) => !omitted.includes(name))
    .map(([name, schema]) => ({
      name,
      schema,
      required: required.includes(name),
      description: schema.description as string | undefined,
    }));
}

const IDENTIFIER = /^[A-Za-z_]\w*$/;
const KEYWORDS = [
  'from',
  'in',
  'is',
  'as',
  'if',
  'for',
  'class',
  'import',
  'not',
  'or',
  'and',
  'pass',
  'with',
];
const isIdentifier = ({ name }: Field) => IDENTIFIER.test(name) && !KEYWORDS.includes(name);

/** A class of TypedDict. Names that Python does not allow as attributes need its other form. */
export function buildTypedDict(document: Document, name: string, fields: Field[], description = ''): string {
  if (!fields.every(isIdentifier)) return buildByCall(document, name, fields);
  const lines = fields.map((field) => buildField(document, field));
  const doc = description ? toDocstring(description, '    ') : '';
  return `class ${name}(TypedDict):\n${doc}${doc && lines.length > 0 ? '\n' : ''}${lines.join('') || (doc ? '' : '    pass\n')}`;
}

function getType(document: Document, { schema, required }: Field): string {
  const type = toPythonType(document, schema);
  return required ? type : `NotRequired[${type}]`;
}

function buildField(document: Document, field: Field): string {
  const doc = field.description ? toDocstring(field.description, '    ') : '';
  return `    ${field.name}: ${getType(document, field)}\n${doc}`;
}

/** Its types are quoted, because they are evaluated, and may be declared later. */
function buildByCall(document: Document, name: string, fields: Field[]): string {
  const lines = fields.map((field) => `        "${field.name}": "${getType(document, field)}",\n`);
  return `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('')}    },\n)\n`;
}
