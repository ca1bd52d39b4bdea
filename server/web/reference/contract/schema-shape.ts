import { resolveRef, type Schema } from '../../../contract/contract-document.ts';

/** A schema with references resolved and `null` separated. */
export interface ResolvedSchema {
  schema: Schema;
  nullable: boolean;
  /** Its variants, if there are several. */
  variants: Schema[];
  /** The names on the way to it, to detect recursion. */
  names: string[];
}

export function resolveSchema(document: object, written: Schema): ResolvedSchema {
  const names = written.$ref ? [written.$ref] : [];
  const { $ref: _, ...own } = written;
  const found = written.$ref ? resolveRef<Schema>(document, written as { $ref: string }) : undefined;
  // keywords beside a reference describe this use of it
  const schema = found ? { ...found, ...own } : written;
  const options = (schema.anyOf ?? schema.oneOf ?? []).filter((option) => option.type !== 'null');
  const nullable = isNullable(schema);
  const [only] = options;
  if (options.length !== 1 || !only) return { schema, nullable, variants: options, names };
  const inner = resolveSchema(document, only);
  const { anyOf: __, oneOf: ___, ...rest } = schema;
  return { ...inner, schema: { ...inner.schema, ...rest }, nullable, names: [...names, ...inner.names] };
}

function isNullable({ type, anyOf, oneOf }: Schema): boolean {
  if (Array.isArray(type)) return type.includes('null');
  return (anyOf ?? oneOf ?? []).some((option) => option.type === 'null');
}

/** A short description: `list of string`, `integer or null`. */
export function describeType(document: object, written: Schema): string {
  const { schema, nullable, variants } = resolveSchema(document, written);
  const text = describePlainType(document, schema, variants);
  return nullable ? `${text} or null` : text;
}

function describePlainType(document: object, schema: Schema, variants: Schema[]): string {
  if (variants.length > 0) {
    return [...new Set(variants.map((variant) => describeType(document, variant)))].join(' or ');
  }
  const type = Array.isArray(schema.type)
    ? schema.type.filter((one) => one !== 'null').join(' or ')
    : schema.type;
  if (type === 'array') return `list of ${describeType(document, schema.items ?? {})}`;
  if (type === 'object' && !schema.properties && hasAdditionalProperties(schema)) return 'map';
  return type ?? (schema.const === undefined ? 'anything' : typeof schema.const);
}

const hasAdditionalProperties = ({ additionalProperties }: Schema) =>
  typeof additionalProperties === 'object';
