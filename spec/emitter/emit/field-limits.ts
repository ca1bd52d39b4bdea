import { type Document, resolveSchema, SCHEMA_PREFIX, type Schema } from './document.ts';
import { BANNER } from './typescript.ts';

/** What every request may carry beside its own fields. */
const CREDENTIAL_FIELDS = new Set([
  'wallet',
  'wallet_sig',
  'wallet_sig_ts',
  'wallet_chain',
  'idp_access_token',
  'payment_secret',
]);

/** The keyword of a schema, and the attribute of an input that says the same. */
const ATTRIBUTES = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'min',
  maximum: 'max',
} as const;

type Limits = Record<string, number>;

/** For every schema of a request body: what its fields accept, as attributes of an input. */
export function buildFieldLimits(document: Document): string {
  const tables = [...listBodySchemas(document)].sort().flatMap((name) => {
    const fields = listLimitedFields(document, document.components.schemas[name] ?? {});
    if (fields.length === 0) return [];
    const lines = fields.map(([field, limits]) => `  ${field}: ${formatLimits(limits)},`);
    return `export const ${lowerFirst(name)}Limits = {\n${lines.join('\n')}\n} as const;\n`;
  });
  return `${BANNER}\n${tables.join('\n')}`;
}

function listLimitedFields(document: Document, { properties = {} }: Schema): [string, Limits][] {
  return Object.entries(properties).flatMap(([field, schema]): [string, Limits][] => {
    const limits = readLimits(document, schema);
    const isOwn = !CREDENTIAL_FIELDS.has(field) && Object.keys(limits).length > 0;
    return isOwn ? [[field, limits]] : [];
  });
}

/** Of a nullable field, those of its value. */
function readLimits(document: Document, schema: Schema): Limits {
  const resolved = { ...resolveSchema(document, schema), ...schema };
  const value = resolved.anyOf?.find(({ type }) => type !== 'null');
  if (value && resolved.anyOf?.length === 2) return readLimits(document, value);
  const found = Object.entries(ATTRIBUTES).filter(([keyword]) => typeof resolved[keyword] === 'number');
  return Object.fromEntries(found.map(([keyword, attribute]) => [attribute, resolved[keyword] as number]));
}

/** Those that bodies refer to, directly or through others. */
function listBodySchemas(document: Document): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === '$ref' && typeof part === 'string') visitSchema(part.slice(SCHEMA_PREFIX.length));
      else visit(part);
    }
  };
  const visitSchema = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    visit(document.components.schemas[name]);
  };
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path)))
    visit(operation.requestBody);
  return found;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const formatLimits = (limits: Limits) =>
  `{ ${Object.entries(limits)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')} }`;
