/** Summarizes the differences of two contracts for reviewers. */
import type { Document } from '../emitter/emit/document.ts';

type Node = Record<string, unknown>;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];
const PROSE_KEYS = new Set(['description', 'summary', 'title', 'example', 'examples']);

export function listContractChanges(before: Document, after: Document): string[] {
  return [
    ...compareMaps(listOperations(before), listOperations(after), describeOperationChange),
    ...compareMaps(listSchemas(before), listSchemas(after), describeSchemaChange),
  ];
}

function listOperations({ paths }: Document): Map<string, Node> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as Node)[method] as Node | undefined;
      return operation ? [[`${method.toUpperCase()} ${path}`, operation] as const] : [];
    }),
  );
  return new Map(operations);
}

function listSchemas({ components }: Document): Map<string, Node> {
  return new Map(Object.entries((components?.schemas ?? {}) as Record<string, Node>));
}

function compareMaps(
  before: ReadonlyMap<string, Node>,
  after: ReadonlyMap<string, Node>,
  describeChange: (before: Node, after: Node) => string,
): string[] {
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `- ${name}`);
  const others = [...after].flatMap(([name, now]) => {
    const old = before.get(name);
    if (!old) return [`+ ${name}`];
    return isSame(old, now) ? [] : [`~ ${name}: ${describeChange(old, now)}`];
  });
  return [...gone, ...others];
}

function describeOperationChange(before: Node, after: Node): string {
  const parameters = (operation: Node) => namesOf((operation.parameters ?? []) as Node[]);
  const changes = [
    ...compareKeys('parameter', parameters(before), parameters(after)),
    ...compareKeys('status', before.responses as Node, after.responses as Node),
    ...(isSame(before.requestBody, after.requestBody) ? [] : ['body']),
    ...compareKeys('', withoutParts(before), withoutParts(after)),
  ];
  return changes.join(', ');
}

function describeSchemaChange(before: Node, after: Node): string {
  const fields = ({ properties }: Node) => (properties ?? {}) as Node;
  const values = (schema: Node) =>
    Object.fromEntries([schema.enum ?? []].flat().map((value) => [value, true]));
  const { properties: _old, enum: _oldValues, ...restBefore } = before;
  const { properties: _new, enum: _newValues, ...restAfter } = after;
  return [
    ...compareKeys('field', fields(before), fields(after)),
    ...compareKeys('value', values(before), values(after)),
    ...compareKeys('', restBefore, restAfter),
  ].join(', ');
}

function withoutParts({
  parameters: _parameters,
  responses: _responses,
  requestBody: _body,
  ...rest
}: Node): Node {
  return rest;
}

function namesOf(parameters: readonly Node[]): Node {
  return Object.fromEntries(parameters.map((one) => [String(one.name ?? one.$ref), one]));
}

function compareKeys(kind: string, before: Node, after: Node): string[] {
  const label = (key: string) => `${kind} ${key}`.trim();
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    if (isSame({ [key]: before[key] }, { [key]: after[key] })) return [];
    if (!(key in after)) return [`-${label(key)}`];
    return [key in before ? `~${label(key)}` : `+${label(key)}`];
  });
}

/** Ignores prose. */
function isSame(before: unknown, after: unknown): boolean {
  return toComparable(before) === toComparable(after);
}

function toComparable(node: unknown): string {
  // a field may be named description: then it is a schema, not text
  const isProse = (key: string, value: unknown) =>
    PROSE_KEYS.has(key) && (key.startsWith('example') || typeof value !== 'object');
  return JSON.stringify(node, (key, value) => (isProse(key, value) ? undefined : value)) ?? '';
}
