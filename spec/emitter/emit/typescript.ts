import openapiTS, { astToString } from 'openapi-typescript';
import { ACTS, PROOFS } from '../authority.ts';
import { CRASH_SAFETIES } from '../crash-safety.ts';
import { CREDENTIALS } from '../credentials.ts';
import { compactTypes, shareEnvelopes } from './compact-types.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { collectReachableSchemas, type Document } from './document.ts';
import { nameSchemas } from './named-schemas.ts';
import type { ToolTable } from './tools.ts';
import { upperFirst } from './upper-first.ts';

export const BANNER = '// Generated from spec/ by `npm run generate`. Do not edit.\n';

const toLiteral = (value: unknown) => JSON.stringify(value, null, 2);
export const listGroups = (contract: Contract) => [
  ...new Set(contract.operations.map((operation) => operation.group)),
];

async function generateTypes(document: Document, rootTypes: boolean): Promise<string> {
  // it resolves references in place, so it gets a copy
  const nodes = await openapiTS(withoutExamples(document) as never, {
    silent: true,
    defaultNonNullable: false,
    rootTypes,
    rootTypesNoSchemaPrefix: rootTypes,
    rootTypesKeepCasing: rootTypes,
  });
  return astToString(nodes);
}

/** A copy without examples, which are in openapi.json: in comments they were a third of all lines. */
function withoutExamples(node: unknown, isPropertyMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExamples(item));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(
    ([key]) => isPropertyMap || (key !== 'example' && key !== 'examples'),
  );
  const copy = ([key, value]: [string, unknown]) => [
    key,
    withoutExamples(value, !isPropertyMap && key === 'properties'),
  ];
  return Object.fromEntries(entries.map(copy));
}

/** Client types: `paths`, `operations` and `components`, and every schema under its own name. */
export async function generateClientTypes(document: Document, enums: readonly string[]): Promise<string> {
  const types = compactTypes(await generateTypes(document, false));
  return `${BANNER}\n${shareEnvelopes(nameSchemas(types, enums))}`;
}

function buildRouteEntry({
  operationId,
  group,
  name,
  method,
  path,
  host,
  credentials,
  scopes,
  authority,
  rateLimit,
  callerLimit,
  failureLimit,
  bare,
  crashSafety,
  deprecation,
}: ContractOperation) {
  const limit = rateLimit && { limit: rateLimit.limit, windowSeconds: rateLimit.windowSeconds };
  return {
    operationId,
    group,
    name,
    method,
    path,
    host,
    credentials,
    scopes,
    authority,
    rateLimit: limit,
    callerLimit,
    failureLimit,
    bare,
    crashSafety,
    deprecation: deprecation && { date: deprecation.date, sunset: deprecation.sunset ?? null },
  };
}

const toUnion = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ');

export function buildRouteTable(contract: Contract): string {
  return `${BANNER}
import type { Act, ActCondition } from './authority.gen.ts';
import type { KeyScope, OAuthScope } from './vocabulary.gen.ts';

export type Credential = ${toUnion(CREDENTIALS)};

/** Why a request that is sent again after a crash is not done twice. */
export type CrashSafety = ${toUnion(CRASH_SAFETIES)};

export interface Route {
  operationId: string;
  group: string;
  /** The operation's name within its group, which is its handler's name too. */
  name: string;
  method: 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head';
  path: string;
  /** Where it is served: at the address of the API, or at that of the app. */
  host: 'api' | 'app';
  /** Tried in this order; with \`required: false\` a request without any is let through. */
  credentials: { accepted: readonly Credential[]; required: boolean };
  /** What an API key and an MCP client need, unless an act says otherwise; null where none is asked for. */
  scopes: { key: KeyScope | null; oauth: OAuthScope | null };
  /** What it does with the authority of its caller, and in which requests. */
  authority: readonly { act: Act; when: ActCondition | null }[];
  rateLimit: { limit: number; windowSeconds: number } | null;
  /** Per caller, of what the operation does anew. */
  callerLimit: { limit: number; windowSeconds: number } | null;
  /** Of payments that do not verify, which all operations count together. */
  failureLimit: { limit: number; windowSeconds: number } | null;
  /** The answer has the shape of an outside standard rather than our envelope. */
  bare: boolean;
  /** Of an operation that takes an \`Idempotency-Key\`: asked again under it, the answer is the same. Null of others. */
  crashSafety: CrashSafety | null;
  /** The days of the headers \`Deprecation\` and \`Sunset\`; null unless it is deprecated. */
  deprecation: { date: string; sunset: string | null } | null;
}

export const routes = ${toLiteral(contract.operations.map(buildRouteEntry))} as const satisfies readonly Route[];

export type OperationId = (typeof routes)[number]['operationId'];
`;
}

/** Documents about the host, in the order of the contract. */
export function buildHostDocuments({ hostDocuments }: Contract): string {
  const entries = hostDocuments.map(({ aliases = [], rel, describes, guide, operationId, ...document }) => ({
    ...document,
    aliases,
    rel: rel ?? null,
    describes: describes ?? null,
    guide: guide ?? null,
    operationId,
  }));
  return `${BANNER}
export interface HostDocument {
  path: string;
  /** A media type. */
  type: string;
  title: string;
  description: string;
  /** Other paths of the same document. */
  aliases: readonly string[];
  /** The relation of the host, or of the API it describes, to it. */
  rel: string | null;
  /** The path of the API that it describes. */
  describes: string | null;
  /** The guide to that API, below \`/docs\`. */
  guide: string | null;
  /** The operation that returns it; null if the server writes it. */
  operationId: string | null;
}

export const hostDocuments = ${toLiteral(entries)} as const satisfies readonly HostDocument[];

/** The documents that no operation returns. */
export type WrittenDocumentPath = Extract<(typeof hostDocuments)[number], { operationId: null }>['path'];
`;
}

/** The proof that each act requires. */
export function buildAuthorityTable(): string {
  return `${BANNER}
/** What shows that the caller may do it, beyond an accepted credential and the ownership of what it names. */
export const proofs = ${toLiteral(PROOFS)} as const;

export type Proof = keyof typeof proofs;

/** Which requests do the act: a field of the body is there, has a value, or a header is sent. */
export interface ActCondition {
  fields?: readonly string[];
  field?: string;
  equals?: string | boolean;
  headers?: readonly string[];
}

/** Null scopes: a key or an OAuth token is never enough. Delays are of changes that come without custody proof. */
export const authorityTable = ${toLiteral(ACTS)} as const;

export type Act = keyof typeof authorityTable;
`;
}

const HANDLER_TYPES = `type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Headers<T> = T extends { headers: infer H } ? Partial<H> : Record<string, never>;
type Parameter<T, K extends string> = T extends { parameters: infer P } ? (K extends keyof P ? NonNullable<P[K]> : unknown) : unknown;
type Body<T> = T extends { requestBody: infer B } ? Content<B> : T extends { requestBody?: infer B } ? Content<NonNullable<B>> | undefined : undefined;

/** What a handler is given: every part has passed the contract's validation. */
export interface HandlerRequest<Id extends keyof operations> {
  path: Parameter<operations[Id], 'path'>;
  query: Parameter<operations[Id], 'query'>;
  header: Parameter<operations[Id], 'header'>;
  cookie: Parameter<operations[Id], 'cookie'>;
  body: Body<operations[Id]>;
}

/** What a handler may answer: one of the declared statuses, with that status's body. */
export type HandlerReply<Id extends keyof operations> = {
  [Status in keyof operations[Id]['responses']]: {
    status: Status;
    body: Content<operations[Id]['responses'][Status]>;
    headers?: Headers<operations[Id]['responses'][Status]>;
  };
}[keyof operations[Id]['responses']];

export type Handler<Id extends keyof operations, Context> = (
  request: HandlerRequest<Id>,
  context: Context,
) => Promise<HandlerReply<Id>>;
`;

function buildHandlerInterface(contract: Contract, group: string): string {
  const members = contract.operations
    .filter((operation) => operation.group === group)
    .map(
      (o) =>
        `  /** ${o.method.toUpperCase()} ${o.path} */\n  ${o.name}: Handler<'${o.operationId}', Context>;`,
    );
  return `export interface ${upperFirst(group)}Handlers<Context> {\n${members.join('\n')}\n}\n`;
}

export function buildHandlerInterfaces(contract: Contract): string {
  const groups = listGroups(contract);
  const all = groups.map((group) => `  ${group}: ${upperFirst(group)}Handlers<Context>;`);
  return `${BANNER}
import type { operations } from './types.gen.ts';

${HANDLER_TYPES}
${groups.map((group) => buildHandlerInterface(contract, group)).join('\n')}
/** Every group. A server registers the groups it serves; a group is registered whole. */
export interface Handlers<Context> {
${all.join('\n')}
}
`;
}

export function buildRateLimitTable(contract: Contract): string {
  const limited = contract.operations.filter((operation) => operation.rateLimit);
  const table = Object.fromEntries(limited.map(({ operationId, rateLimit }) => [operationId, rateLimit]));
  return `${BANNER}
/** Calls per IP in a window counted from the first call. */
export const rateLimits = ${toLiteral(table)} as const satisfies Record<string, { limit: number; windowSeconds: number }>;
`;
}

export async function generateEventTypes(document: Document, contract: Contract): Promise<string> {
  const schemas = collectReachableSchemas(document, document.webhooks);
  const only: Document = {
    openapi: document.openapi,
    info: document.info,
    paths: {},
    components: { schemas },
  };
  const table = Object.fromEntries(
    contract.events.map(({ name, emitted, causes }) => [name, { emitted, causes }]),
  );
  const declared = contract.events.map((event) => event.component);
  const emitted = contract.events.filter((event) => event.emitted);
  return `${BANNER}
${await generateTypes(only, true)}
/** Every declared event; narrows on \`event\`. */
export type DeclaredEvent = ${declared.join(' | ')};

/** The events that are sent; narrows on \`event\`. */
export type WebhookEvent = ${emitted.map((event) => event.component).join(' | ')};

/** The names of the events that are sent, for programs too small to carry the table. */
export const sentEvents = ${toLiteral(emitted.map((event) => event.name))} as const satisfies readonly WebhookEvent['event'][];

export const webhookEvents = ${toLiteral(table)} as const satisfies Record<DeclaredEvent['event'], { emitted: boolean; causes: readonly string[] }>;
`;
}

export function buildErrorTable(codes: Record<string, string>): string {
  return `${BANNER}
/** Every error code, with what it means. */
export const errorCodes = ${toLiteral(codes)} as const;

export type ErrorCode = keyof typeof errorCodes;
`;
}

export function buildToolTypes({ anonymousTools }: ToolTable): string {
  return `${BANNER}
import type { OAuthScope } from './vocabulary.gen.ts';
import table from './tools.gen.json' with { type: 'json' };

export interface ToolSlot {
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  /** Several values, which a caller may also separate by commas. */
  list?: boolean;
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

export interface ToolSchema {
  type: 'object';
  properties: Record<string, Json>;
  required?: string[];
  [keyword: string]: unknown;
}

export interface ToolDefinition {
  name: string;
  title: string;
  group: string;
  description: string;
  /** What an MCP connection needs for every call. */
  scopes: readonly OAuthScope[];
  /** It acts as an agent: people say which in \`agent_id\`, which goes nowhere else. */
  asAgent: boolean;
  deprecated: boolean;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  inputSchema: ToolSchema;
  /** The operation it calls, where each argument goes, and what is always sent. */
  operationId: string;
  /** The statuses that are what the tool is called for; all others are failures. */
  answers: readonly number[];
  arguments: Record<string, ToolSlot>;
  fixed: readonly (ToolSlot & { value: string })[];
}

/** Schemas refer to \`$defs\` of the table: \`shared/tools/listed-tool.ts\` has the tools as clients see them. */
export interface ToolTable {
  /** Who offers them. */
  service: { name: string; version: string };
  $defs: Record<'inputs' | 'outputs', Record<string, Json>>;
  /** \`outputSchema\` is of what comes back; none where it always fails. */
  tools: readonly (Omit<ToolDefinition, 'inputSchema'> & { inputSchema: Json; outputSchema?: Json })[];
  /** The arguments of the tools that need no account. */
  anonymousTools: Record<${toUnion(Object.keys(anonymousTools))}, ToolSchema>;
}

// the compiler takes every string of a JSON file for any string
export const toolTable = table as unknown as ToolTable;
`;
}
