/** Finds breaking changes between two contracts. Each finding is a stable line. */
import {
  type Document,
  type OperationObject,
  type PathItem,
  resolveParameter,
  resolveResponse,
  resolveSchema,
  type Schema,
} from '../emitter/emit/document.ts';

interface Sides {
  before: Document;
  after: Document;
}

/** The direction of a schema: what is compatible in a request may break a response, and vice versa. */
type SchemaDirection = 'request' | 'answer';

const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems', 'maxProperties'];
const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties'];

const typesOf = (schema: Schema) => [schema.type ?? []].flat().sort().join('|');

function boundChanges(before: Schema, after: Schema, where: string): string[] {
  const tighter = (name: string, sign: 1 | -1) => {
    const [old, now] = [before[name] as number | undefined, after[name] as number | undefined];
    if (now === undefined || (old !== undefined && (now - old) * sign >= 0)) return [];
    return [`bound-tightened ${where} ${name} ${old ?? 'none'} to ${now}`];
  };
  return [
    ...UPPER_BOUNDS.flatMap((name) => tighter(name, 1)),
    ...LOWER_BOUNDS.flatMap((name) => tighter(name, -1)),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? [`pattern-changed ${where}`] : []),
  ];
}

function enumChanges(before: Schema, after: Schema, where: string): string[] {
  if (!before.enum || !after.enum) return before.enum || after.enum ? [`enum-changed ${where}`] : [];
  const now = new Set(after.enum);
  return before.enum
    .filter((value) => !now.has(value))
    .map((value) => `enum-value-removed ${where} ${value}`);
}

/** A shared enum is one finding, under its own name. */
function findSharedName(before: Schema, after: Schema): string | undefined {
  return before.$ref === after.$ref ? before.$ref?.split('/').at(-1) : undefined;
}

function findPropertyChanges(
  sides: Sides,
  before: Schema,
  after: Schema,
  where: string,
  direction: SchemaDirection,
  seen: Set<string>,
) {
  const findings: string[] = [];
  const [wasRequired, isRequired] = [new Set(before.required), new Set(after.required)];
  for (const [name, schema] of Object.entries(before.properties ?? {})) {
    const now = after.properties?.[name];
    if (!now) findings.push(`field-removed ${where}.${name}`);
    else findings.push(...findSchemaChanges(sides, schema, now, `${where}.${name}`, direction, seen));
    if (now && direction === 'answer' && wasRequired.has(name) && !isRequired.has(name)) {
      findings.push(`field-now-optional ${where}.${name}`);
    }
  }
  if (direction === 'request') {
    for (const name of isRequired)
      if (!wasRequired.has(name)) findings.push(`field-now-required ${where}.${name}`);
  }
  return findings;
}

function findVariantChanges(
  sides: Sides,
  before: Schema,
  after: Schema,
  where: string,
  direction: SchemaDirection,
  seen: Set<string>,
) {
  return (['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) => {
    const [old, now] = [before[keyword] ?? [], after[keyword] ?? []];
    if (now.length < old.length) return [`variant-removed ${where}`];
    return old.flatMap((schema, index) => {
      const other = now[index];
      return other ? findSchemaChanges(sides, schema, other, `${where}<${index}>`, direction, seen) : [];
    });
  });
}

function findSchemaChanges(
  sides: Sides,
  before: Schema,
  after: Schema,
  where: string,
  direction: SchemaDirection,
  seen: Set<string>,
): string[] {
  const pair = `${before.$ref}>${after.$ref}>${direction}`;
  if (before.$ref && seen.has(pair)) return [];
  const visited = before.$ref ? new Set(seen).add(pair) : seen;
  const [old, now] = [resolveSchema(sides.before, before), resolveSchema(sides.after, after)];
  if (typesOf(old) !== typesOf(now))
    return [`type-changed ${where} ${typesOf(old) || 'any'} to ${typesOf(now) || 'any'}`];
  const [oldItems, nowItems] = [old.items as Schema | undefined, now.items as Schema | undefined];
  return [
    ...enumChanges(old, now, findSharedName(before, after) ?? where),
    ...(direction === 'request' ? boundChanges(old, now, where) : []),
    ...findPropertyChanges(sides, old, now, where, direction, visited),
    ...findVariantChanges(sides, old, now, where, direction, visited),
    ...(oldItems && nowItems
      ? findSchemaChanges(sides, oldItems, nowItems, `${where}[]`, direction, visited)
      : []),
  ];
}

function findParameterChanges(
  sides: Sides,
  before: OperationObject,
  after: OperationObject,
  where: string,
): string[] {
  const old = before.parameters.map((parameter) => resolveParameter(sides.before, parameter));
  const now = after.parameters.map((parameter) => resolveParameter(sides.after, parameter));
  const find = (list: typeof old, name: string, place: string) =>
    list.find((one) => one.name === name && one.in === place);
  const changed = old.flatMap((parameter) => {
    const at = `${where} ${parameter.in}.${parameter.name}`;
    const other = find(now, parameter.name, parameter.in);
    if (!other) return [`parameter-removed ${at}`];
    return findSchemaChanges(sides, parameter.schema, other.schema, at, 'request', new Set());
  });
  const demanded = now.filter((one) => one.required && !find(old, one.name, one.in)?.required);
  return [...changed, ...demanded.map((one) => `parameter-now-required ${where} ${one.in}.${one.name}`)];
}

function findContentChanges(
  sides: Sides,
  before: OperationObject,
  after: OperationObject,
  where: string,
): string[] {
  const findings: string[] = [];
  for (const [type, media] of Object.entries(before.requestBody?.content ?? {})) {
    const now = after.requestBody?.content[type];
    if (!now) findings.push(`body-removed ${where} ${type}`);
    else if (media.schema && now.schema)
      findings.push(
        ...findSchemaChanges(sides, media.schema, now.schema, `${where} body`, 'request', new Set()),
      );
  }
  if (after.requestBody?.required && !before.requestBody?.required)
    findings.push(`body-now-required ${where}`);
  for (const [status, declared] of Object.entries(before.responses)) {
    const response = resolveResponse(sides.before, declared);
    const now = after.responses[status];
    if (!now) {
      findings.push(`status-removed ${where} ${status}`);
      continue;
    }
    const other = resolveResponse(sides.after, now);
    for (const [type, media] of Object.entries(response.content ?? {})) {
      const now = other.content?.[type];
      if (!now) findings.push(`answer-removed ${where} ${status} ${type}`);
      else if (media.schema && now.schema)
        findings.push(
          ...findSchemaChanges(sides, media.schema, now.schema, `${where} ${status}`, 'answer', new Set()),
        );
    }
  }
  return findings;
}

function findAccessChanges(before: OperationObject, after: OperationObject, where: string): string[] {
  const credentials = (operation: OperationObject) =>
    operation['x-credentials'] as { accepted: string[]; required: boolean };
  const rate = (operation: OperationObject, name: 'x-rate-limit' | 'x-caller-limit') => {
    const limit = operation[name] as { limit: number; window_seconds: number } | undefined;
    return limit ? limit.limit / limit.window_seconds : Number.POSITIVE_INFINITY;
  };
  const isLowered = (name: Parameters<typeof rate>[1]) => rate(after, name) < rate(before, name);
  const [old, now] = [credentials(before), credentials(after)];
  return [
    ...old.accepted
      .filter((name) => !now.accepted.includes(name))
      .map((name) => `credential-removed ${where} ${name}`),
    ...(now.required && !old.required ? [`credential-now-required ${where}`] : []),
    ...(isLowered('x-rate-limit') || isLowered('x-caller-limit') ? [`limit-lowered ${where}`] : []),
  ];
}

function listOperations(document: Document): Map<string, OperationObject> {
  const entries = Object.entries(document.paths).flatMap(([path, item]) =>
    (Object.entries(item) as [keyof PathItem, OperationObject][]).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  );
  return new Map(entries);
}

function findEventChanges(sides: Sides): string[] {
  return Object.entries(sides.before.webhooks ?? {}).flatMap(([name, item]) => {
    const [old, now] = [item.post, sides.after.webhooks?.[name]?.post];
    if (!now) return [`event-removed ${name}`];
    if (old?.['x-emitted'] && !now['x-emitted']) return [`event-no-longer-emitted ${name}`];
    const schema = (operation: OperationObject) =>
      operation.requestBody?.content['application/json']?.schema ?? {};
    return old
      ? findSchemaChanges(sides, schema(old), schema(now), `event ${name}`, 'answer', new Set())
      : [];
  });
}

export function findBreakingChanges(before: Document, after: Document): string[] {
  const sides = { before, after };
  const now = listOperations(after);
  const findings = [...listOperations(before)].flatMap(([where, operation]) => {
    const other = now.get(where);
    if (!other) return [`operation-removed ${where}`];
    return [
      ...(other.operationId === operation.operationId
        ? []
        : [`operation-renamed ${where} ${operation.operationId}`]),
      ...findParameterChanges(sides, operation, other, where),
      ...findContentChanges(sides, operation, other, where),
      ...findAccessChanges(operation, other, where),
    ];
  });
  return [...new Set([...findings, ...findEventChanges(sides)])];
}
