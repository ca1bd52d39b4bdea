import { routes } from '../../../../generated/routes.gen.ts';
import {
  getOperation,
  loadContract,
  resolveRef,
  type Schema,
} from '../../../../server/contract/contract-document.ts';
import { CREDENTIAL_FIELDS } from '../../../../server/web/reference/contract/call-example.ts';

const contract = loadContract();

/** Every field of a request that takes any text, as `operation.path.to.field`. */
export function listTextFields(): string[] {
  const fields = routes.flatMap(({ operationId, method, path }) => {
    const { requestBody } = getOperation(contract, method, path);
    const content = requestBody ? Object.values(resolveRef(contract, requestBody).content) : [];
    return content.flatMap(({ schema }) => (schema ? listTexts(schema, operationId) : []));
  });
  return [...new Set(fields)];
}

function listTexts(schema: Schema, path: string): string[] {
  const one = resolveRef<Schema>(contract, schema);
  const { properties = {}, items, oneOf = [], anyOf = [], additionalProperties } = one;
  const isText = one.type === 'string' && !one.enum && !one.pattern && !one.format;
  return [
    ...(isText ? [path] : []),
    ...[...oneOf, ...anyOf].flatMap((form) => listTexts(form, path)),
    ...(items ? listTexts(items, `${path}[]`) : []),
    ...(isSchema(additionalProperties) ? listTexts(additionalProperties, `${path}.*`) : []),
    ...Object.entries(properties)
      .filter(([name]) => !CREDENTIAL_FIELDS.has(name))
      .flatMap(([name, property]) => listTexts(property, `${path}.${name}`)),
  ];
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
