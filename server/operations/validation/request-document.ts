import {
  type Content,
  type ContractDocument,
  getOperation,
  type Parameter,
  resolveRef,
  type Schema,
} from '../../contract/contract-document.ts';

export interface RequestDocument {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Record<string, RequestOperation>>;
  components: { schemas: Record<string, unknown> };
}

export interface RequestOperation {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, never>;
}

const SCHEMA_REF = '#/components/schemas/';

/** An OpenAPI document of one operation: its request, and only the components that it references. */
export function buildRequestDocument(
  contract: ContractDocument,
  method: string,
  path: string,
): RequestDocument {
  const operation = buildRequestOperation(contract, method, path);
  const collector = new SchemaCollector(contract);
  collector.visit(operation);
  const pruned = {
    openapi: contract.openapi,
    info: { title: path, version: '1' },
    paths: { [path]: { [method]: operation } },
    components: { schemas: collector.schemas },
  };
  return structuredClone(pruned);
}

function buildRequestOperation(contract: ContractDocument, method: string, path: string): RequestOperation {
  const { parameters = [], requestBody } = getOperation(contract, method, path);
  const body = requestBody && resolveRef(contract, requestBody);
  return {
    parameters: parameters.map((one) => toRequestParameter(contract, resolveRef<Parameter>(contract, one))),
    ...(body && {
      requestBody: { required: body.required ?? false, content: toRequestContent(body.content) },
    }),
    responses: {},
  };
}

function toRequestParameter(contract: ContractDocument, parameter: Parameter): Parameter {
  const { example: _example, examples: _examples, ...kept } = parameter;
  // the validator would reject a plain `:` or `,` in a query, which other servers accept
  return { ...kept, schema: toTextSchema(contract, parameter.schema), allowReserved: true } as Parameter;
}

/** Outside the body everything is text: of "string or number" only the string remains, so that digits are not lost. */
function toTextSchema(contract: ContractDocument, schema: Schema): Schema {
  const { anyOf, ...rest } = resolveRef<Schema>(contract, schema);
  const text = anyOf?.find(({ type }) => type === 'string');
  return text ? { ...rest, ...text } : schema;
}

function toRequestContent(content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [
      type,
      schema && !isStreamed(type) ? { schema } : {},
    ]),
  );
}

/** A multipart form has not arrived yet when the request is validated: its handler reads and checks it. */
const isStreamed = (mediaType: string) => mediaType === 'multipart/form-data';

/**
 * Referenced schemas come before their references: the validator confuses the variants of a union that it meets
 * before the variants themselves.
 */
class SchemaCollector {
  readonly schemas: Record<string, unknown> = {};
  readonly #contract: ContractDocument;
  readonly #visited = new Set<string>();

  constructor(contract: ContractDocument) {
    this.#contract = contract;
  }

  visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const entry of Object.values(value)) {
      if (typeof entry !== 'string') this.visit(entry);
      else if (entry.startsWith(SCHEMA_REF)) this.#visitNamed(entry.slice(SCHEMA_REF.length));
    }
  }

  #visitNamed(name: string): void {
    const schema = this.#contract.components.schemas?.[name];
    if (this.#visited.has(name) || schema === undefined) return;
    this.#visited.add(name);
    this.visit(schema);
    this.schemas[name] = schema;
  }
}
