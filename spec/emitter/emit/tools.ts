import { getDoc, type Operation, type Program } from '@typespec/compiler';
import { ACTS, type ActRule, type KeyScope, type OAuthScope, PROOFS } from '../authority.ts';
import { reportDiagnostic } from '../lib.ts';
import { state } from '../state.ts';
import { type Contract, getOperationId } from './contract.ts';
import {
  type Document,
  inlineSchema,
  type OperationObject,
  resolveParameter,
  resolveResponse,
  resolveSchema,
  type Schema,
} from './document.ts';
import { SharedSchemas } from './shared-schemas.ts';
import { upperFirst } from './upper-first.ts';

type Location = 'path' | 'query' | 'header' | 'body';

interface Slot {
  in: Location;
  name: string;
  /** Several values, which a caller may also separate by commas. */
  list?: true;
}

interface Tool {
  name: string;
  title: string;
  group: string;
  description: string;
  scopes: OAuthScope[];
  asAgent: boolean;
  deprecated: boolean;
  annotations: {
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
  inputSchema: Schema;
  outputSchema?: Schema;
  operationId: string;
  answers: number[];
  arguments: Record<string, Slot>;
  fixed: (Slot & { value: string })[];
}

interface ToolTarget {
  slots: Map<string, Slot>;
  required: Set<string>;
}

/** The body schema, or the variant that the fixed values select. */
function getBodySchema(
  document: Document,
  operation: OperationObject,
  fixed: Record<string, string>,
): Schema | undefined {
  const declared = operation.requestBody?.content['application/json']?.schema;
  if (!declared) return undefined;
  const schema = resolveSchema(document, declared);
  const discriminator = schema.discriminator;
  const chosen = discriminator?.mapping?.[fixed[discriminator.propertyName] ?? ''];
  return chosen ? resolveSchema(document, { $ref: chosen }) : schema;
}

function getTarget(
  document: Document,
  operation: OperationObject,
  fixed: Record<string, string>,
): ToolTarget {
  const target: ToolTarget = { slots: new Map(), required: new Set() };
  for (const parameter of operation.parameters.map((entry) => resolveParameter(document, entry))) {
    if (parameter.in === 'cookie') continue;
    const isList = resolveSchema(document, parameter.schema ?? {}).type === 'array';
    target.slots.set(parameter.name, {
      in: parameter.in,
      name: parameter.name,
      ...(isList && { list: true }),
    });
    if (parameter.required) target.required.add(parameter.name);
  }
  const body = getBodySchema(document, operation, fixed);
  for (const name of Object.keys(body?.properties ?? {})) target.slots.set(name, { in: 'body', name });
  for (const name of body?.required ?? []) target.required.add(name);
  return target;
}

function findOperation(document: Document, operationId: string): OperationObject | undefined {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return operations.find((operation) => operation.operationId === operationId);
}

function readArguments(tools: Document, name: string, shared: SharedSchemas): Schema | undefined {
  const item = Object.entries(tools.paths).find(([path]) => path.endsWith(`/${name}`))?.[1];
  const declared = item?.post?.requestBody?.content['application/json']?.schema;
  return declared && shared.share(tools, resolveSchema(tools, declared));
}

function getInputSchema(tools: Document | undefined, name: string, shared: SharedSchemas): Schema {
  const { description: _, ...schema } = (tools && readArguments(tools, name, shared)) ?? {};
  return { ...schema, type: 'object', properties: schema.properties ?? {}, additionalProperties: false };
}

const KEY_HEADER = 'Idempotency-Key';
const KEY_ARGUMENT = 'idempotency_key';
const KEY_DESCRIPTION = 'A random key. Calls with the same key and arguments take effect once.';

/** A tool with an idempotency key can be retried without a second effect. */
function addIdempotencyKey(
  input: Schema,
  target: ToolTarget,
  document: Document,
  operation: OperationObject,
): Schema {
  if (!target.slots.has(KEY_HEADER)) return input;
  const parameters = operation.parameters.map((entry) => resolveParameter(document, entry));
  const { schema = {} } = parameters.find(({ name }) => name === KEY_HEADER) ?? {};
  const key = { ...inlineSchema(document, schema), description: KEY_DESCRIPTION };
  return { ...input, properties: { ...input.properties, [KEY_ARGUMENT]: key } };
}

/** The expected statuses. For a price, that includes the 402. */
function listStatuses({ responses }: OperationObject): number[] {
  const statuses = Object.keys(responses).map(Number);
  const good = statuses.filter((status) => status < 300);
  return good.length > 0 ? good : statuses.filter((status) => status === 402);
}

/** The output schema, for readers without the document and with a token budget. */
function getOutputSchema(
  document: Document,
  operation: OperationObject,
  shared: SharedSchemas,
): Schema | undefined {
  const [status] = listStatuses(operation);
  const response = status && operation.responses[status];
  if (!response) return undefined;
  const { schema } = resolveResponse(document, response).content?.['application/json'] ?? {};
  return schema && shared.share(document, schema);
}

const ANNOTATION_KEYS = /^(description|title|examples?|discriminator|x-.*)$/;

function stripAnnotations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripAnnotations);
  if (!value || typeof value !== 'object') return value;
  const { properties, ...schema } = value as Schema;
  const kept = Object.entries(schema).filter(([keyword]) => !ANNOTATION_KEYS.test(keyword));
  const named = Object.entries(properties ?? {}).map(([name, inner]) => [name, stripAnnotations(inner)]);
  return {
    ...Object.fromEntries(kept.map(([keyword, inner]) => [keyword, stripAnnotations(inner)])),
    ...(properties && { properties: Object.fromEntries(named) }),
  };
}

/** `market_list_services` is shown as "List services". */
const toTitle = (name: string) => upperFirst(name.replace('market_', '').replaceAll('_', ' '));

function fillSlots(
  program: Program,
  tool: Operation,
  operationId: string,
  target: ToolTarget,
  input: Schema,
) {
  const { rename = {}, fixed = {}, own = [] } = state.tool.get(program, tool) ?? {};
  const known = [...target.slots.keys()].join(', ');
  const slotFor = (argument: string): Slot | undefined => {
    const slot = target.slots.get(rename[argument] ?? (argument === KEY_ARGUMENT ? KEY_HEADER : argument));
    if (!slot) {
      reportDiagnostic(program, {
        code: 'tool-argument',
        format: { name: argument, operation: operationId, known },
        target: tool,
      });
    }
    return slot;
  };
  const filled: Record<string, Slot> = {};
  for (const argument of Object.keys(input.properties ?? {}).filter((name) => !own.includes(name))) {
    const slot = slotFor(argument);
    if (slot) filled[argument] = slot;
  }
  const constant = Object.entries(fixed).flatMap(([name, value]) => {
    const slot = slotFor(name);
    return slot ? [{ ...slot, value }] : [];
  });
  const given = new Set([...Object.values(filled), ...constant].map((slot) => slot.name));
  for (const name of target.required) {
    if (!given.has(name))
      reportDiagnostic(program, {
        code: 'tool-missing',
        format: { name, operation: operationId },
        target: tool,
      });
  }
  return { arguments: filled, fixed: constant };
}

interface ToolAuthority {
  oauth: OAuthScope[];
  key: KeyScope[];
  proofs: string[];
}

/** The requirements of every call; its arguments may require more. */
function getAuthority(contract: Contract, operationId: string, fixed: Record<string, string>): ToolAuthority {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (!operation?.scopes.oauth) return { oauth: [], key: [], proofs: [] };
  const { scopes, authority } = operation;
  const always = authority.filter(({ when }) => !when || (when.field && fixed[when.field] === when.equals));
  const rules: ActRule[] = always.map(({ act }) => ACTS[act]);
  const needed = rules.length > 0 ? rules : [{ keyScope: scopes.key, oauthScope: scopes.oauth }];
  return {
    oauth: [...new Set(needed.flatMap(({ oauthScope }) => oauthScope ?? []))],
    key: [...new Set(needed.flatMap(({ keyScope }) => keyScope ?? []))],
    proofs: [...new Set(rules.map(({ proof }) => PROOFS[proof]))],
  };
}

/** The scope and proof that the tool needs, for the model that decides what to call. */
function formatAuthorityNote({ oauth, key, proofs }: ToolAuthority): string {
  const scopes = [...oauth, ...key].map((scope) => `\`${scope}\``);
  const notes = [
    ...(scopes.length > 0 ? [`Scope: ${scopes.join(', ')}.`] : []),
    ...proofs.map((proof) => `Needs ${proof}.`),
  ];
  return notes.length > 0 ? `\n\n${notes.join(' ')}` : '';
}

const AGENT_ARGUMENT = 'agent_id';

/** Tools that act as an agent let a user with several choose one. */
function addAgentArgument(api: Document, input: Schema): Schema {
  const ref = inlineSchema(api, { $ref: '#/components/schemas/agentRef' });
  const agent = {
    ...ref,
    description: 'Your agent, by id or slug. Required only if your connection may act for several.',
  };
  return { ...input, properties: { [AGENT_ARGUMENT]: agent, ...input.properties } };
}

interface ToolSource {
  api: Document;
  /** Missing where the contract declares none. */
  tools: Document | undefined;
  contract: Contract;
  /** What the schemas of several tools have in common. */
  inputs: SharedSchemas;
  outputs: SharedSchemas;
}

function describeTool(
  program: Program,
  { api, tools, contract, inputs, outputs }: ToolSource,
  type: Operation,
): Tool | undefined {
  const options = state.tool.get(program, type);
  if (!options) return undefined;
  const operationId = getOperationId(contract.operations, options.operation);
  const operation = findOperation(api, operationId);
  if (!operation) return undefined;
  const target = getTarget(api, operation, options.fixed ?? {});
  const filledInput = addIdempotencyKey(getInputSchema(tools, type.name, inputs), target, api, operation);
  const asAgent = options.asAgent ?? false;
  const inputSchema = asAgent ? addAgentArgument(api, filledInput) : filledInput;
  const authority = getAuthority(contract, operationId, options.fixed ?? {});
  const outputSchema = getOutputSchema(api, operation, outputs);
  const deprecated = state.deprecation.has(program, type);
  const readOnlyHint = options.readOnly ?? false;
  return {
    name: type.name,
    title: `${toTitle(type.name)}${deprecated ? ' (deprecated)' : ''}`,
    group: options.group,
    description: `${getDoc(program, type) ?? ''}${formatAuthorityNote(authority)}`,
    scopes: authority.oauth,
    asAgent,
    deprecated,
    annotations: {
      readOnlyHint,
      destructiveHint: options.destructive ?? false,
      idempotentHint: readOnlyHint,
      openWorldHint: true,
    },
    inputSchema,
    ...(outputSchema && { outputSchema }),
    operationId,
    answers: listStatuses(operation),
    ...fillSlots(program, type, operationId, target, filledInput),
  };
}

export interface ToolTable {
  service: { name: unknown; version: unknown };
  $defs: { inputs: Record<string, Schema>; outputs: Record<string, Schema> };
  tools: Tool[];
  /** The arguments of the tools without an account. */
  anonymousTools: Record<string, Schema>;
}

/** The MCP tools, each checked against its operation, and the schemas that they share. */
export function describeTools(
  program: Program,
  api: Document,
  tools: Document | undefined,
  contract: Contract,
): ToolTable {
  const inputs = new SharedSchemas('#/$defs/inputs/');
  const outputs = new SharedSchemas('#/$defs/outputs/', (schema) => stripAnnotations(schema) as Schema);
  const source = { api, tools, contract, inputs, outputs };
  const described = contract.tools
    .map((type) => describeTool(program, source, type))
    .filter((tool) => tool !== undefined);
  return {
    service: { name: api.info.title, version: api.info.version },
    $defs: { inputs: inputs.list(), outputs: outputs.list() },
    tools: described,
    anonymousTools: listAnonymousTools(api),
  };
}

/** As the operation that serves them declares them. */
function listAnonymousTools(api: Document): Record<string, Schema> {
  const operations = Object.values(api.paths).flatMap((item) => Object.values(item));
  const declared = operations.flatMap((operation) => Object.entries(operation['x-tools'] ?? {}));
  return Object.fromEntries(declared.map(([name, schema]) => [name, inlineSchema(api, schema as Schema)]));
}
