import { type Document, resolveSchema, type Schema } from '../document.ts';
import { toLiteral } from './source.ts';

const PRIMITIVES: Record<string, string> = {
  string: 'str',
  boolean: 'bool',
  integer: 'int',
  number: 'float',
  null: 'None',
};

const getReference = ({ $ref = '' }: Schema) => $ref.slice($ref.lastIndexOf('/') + 1);

/** Schemas with a capital are classes or aliases. Others are kinds of text and numbers, written as what they are. */
export const isNamed = (name: string) => /^[A-Z]/.test(name);

/** The Python type of a schema. Classes of TypedDict have methods named `list`, so that the type is `List`. */
export function toPythonType(document: Document, schema: Schema): string {
  const name = getReference(schema);
  if (name && isNamed(name)) return name;
  const found = resolveSchema(document, schema);
  const variants = found.anyOf ?? found.oneOf;
  if (variants) return toUnion(variants.map((variant) => toPythonType(document, variant)));
  if (found.enum) return toLiteral(found.enum);
  if (found.type === 'array') return `List[${toPythonType(document, (found.items as Schema) ?? {})}]`;
  if (found.type === 'object') return `Dict[str, ${getValueType(document, found)}]`;
  return PRIMITIVES[String(found.type)] ?? 'Any';
}

function toUnion(types: string[]): string {
  const others = [...new Set(types.filter((type) => type !== 'None'))];
  const union = others.length === 1 ? `${others[0]}` : `Union[${others.join(', ')}]`;
  return types.includes('None') ? `Optional[${union}]` : union;
}

function getValueType(document: Document, { additionalProperties, properties }: Schema): string {
  if (properties) throw new Error('An object within a schema needs a name of its own');
  const values = additionalProperties as Schema | undefined;
  return values && Object.keys(values).length > 0 ? toPythonType(document, values) : 'Any';
}
