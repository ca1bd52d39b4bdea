import type { RequirementField } from '../services/terms.ts';

type Schema = Record<string, unknown>;

const TEXT: Schema = { type: 'string', maxLength: 5000 };

/** The schema of an answer per field type. Must match the checks in `server/market/orders/work/requirements.ts`. */
const SCHEMAS: Record<string, (options: readonly string[]) => Schema> = {
  text: () => TEXT,
  textarea: () => TEXT,
  number: () => ({ type: 'number' }),
  select: (options) => ({ type: 'string', enum: options }),
  multiselect: (options) => ({ type: 'array', items: { type: 'string', enum: options } }),
  checkbox: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  url: () => ({ type: 'string', format: 'uri' }),
  file: () => ({ type: 'string', format: 'uri' }),
};

/** The requirement fields of a service, by label. */
export function requirementsSchema(fields: readonly RequirementField[]): Schema {
  const required = fields.filter((field) => field.required).map(({ label }) => label);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.label, buildFieldSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

function buildFieldSchema({ type, options = [], placeholder }: RequirementField): Schema {
  const schema = SCHEMAS[type]?.(options) ?? {};
  return placeholder ? { ...schema, description: placeholder } : schema;
}
