/** The parts of an OpenAPI 3.1 document that the emitter reads and changes. */

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  [keyword: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  description?: string;
}

interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

export interface Header {
  $ref?: string;
  description?: string;
  required?: boolean;
  schema: Schema;
}

export interface Response {
  $ref?: string;
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  servers?: unknown[];
  parameters: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  [extension: `x-${string}`]: unknown;
}

export type PathItem = Partial<Record<'get' | 'put' | 'post' | 'delete' | 'patch' | 'head', OperationObject>>;

export interface Document {
  openapi: string;
  info: Record<string, unknown>;
  servers?: unknown[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
    headers?: Record<string, Header>;
    securitySchemes?: Record<string, unknown>;
  };
  [extension: `x-${string}`]: unknown;
}

export const SCHEMA_PREFIX = '#/components/schemas/';
const PARAMETER_PREFIX = '#/components/parameters/';
const RESPONSE_PREFIX = '#/components/responses/';

export function resolveSchema(document: Document, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const target = document.components.schemas[schema.$ref.slice(SCHEMA_PREFIX.length)];
  if (!target) throw new Error(`${schema.$ref} is not in the document`);
  return resolveSchema(document, target);
}

export function resolveParameter(document: Document, parameter: Parameter): Parameter {
  if (!parameter.$ref) return parameter;
  const target = document.components.parameters?.[parameter.$ref.slice(PARAMETER_PREFIX.length)];
  if (!target) throw new Error(`${parameter.$ref} is not in the document`);
  return target;
}

export function resolveResponse(document: Document, response: Response): Response {
  if (!response.$ref) return response;
  const target = document.components.responses?.[response.$ref.slice(RESPONSE_PREFIX.length)];
  if (!target) throw new Error(`${response.$ref} is not in the document`);
  return target;
}

/** The names of the fields that the bodies of an operation may have. */
export function listBodyFields(document: Document, { requestBody }: OperationObject): Set<string> {
  const fieldsOf = (schema: Schema): string[] => {
    const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = resolveSchema(document, schema);
    return [...Object.keys(properties), ...[...oneOf, ...anyOf, ...allOf].flatMap(fieldsOf)];
  };
  const content = Object.values(requestBody?.content ?? {});
  return new Set(content.flatMap(({ schema }) => (schema ? fieldsOf(schema) : [])));
}

/** Every `$ref` below a value. */
function* listReferences(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* listReferences(item);
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') yield inner;
      else yield* listReferences(inner);
    }
  }
}

/** The schemas reachable from some roots, in the order of the document. */
export function collectReachableSchemas(document: Document, ...roots: unknown[]): Record<string, Schema> {
  const seen = new Set<string>();
  const visit = (value: unknown) => {
    for (const ref of listReferences(value)) {
      if (seen.has(ref)) continue;
      seen.add(ref);
      if (ref.startsWith(SCHEMA_PREFIX)) visit(document.components.schemas[ref.slice(SCHEMA_PREFIX.length)]);
      if (ref.startsWith(RESPONSE_PREFIX))
        visit(document.components.responses?.[ref.slice(RESPONSE_PREFIX.length)]);
      if (ref.startsWith(PARAMETER_PREFIX))
        visit(document.components.parameters?.[ref.slice(PARAMETER_PREFIX.length)]);
    }
  };
  roots.forEach(visit);
  return Object.fromEntries(
    Object.entries(document.components.schemas).filter(([name]) => seen.has(SCHEMA_PREFIX + name)),
  );
}

/** A schema with every reference inlined, for readers without the document. */
export function inlineSchema(document: Document, schema: Schema): Schema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (!value || typeof value !== 'object') return value;
    const { $ref, ...rest } = value as Schema;
    const own = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner)]));
    if (!$ref) return own;
    return { ...(walk(resolveSchema(document, { $ref })) as Schema), ...own };
  };
  return walk(schema) as Schema;
}

/** Open records use the keyword that every JSON Schema reader knows. */
export function allowAdditionalProperties(value: unknown): void {
  if (Array.isArray(value)) value.forEach(allowAdditionalProperties);
  else if (value && typeof value === 'object') {
    const schema = value as Schema;
    if (schema.unevaluatedProperties && !schema.properties) {
      schema.additionalProperties = schema.unevaluatedProperties;
      delete schema.unevaluatedProperties;
    }
    Object.values(schema).forEach(allowAdditionalProperties);
  }
}
