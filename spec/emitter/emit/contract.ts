import {
  getDoc,
  getExamples,
  isErrorModel,
  type Model,
  type Operation,
  type Program,
  serializeValueAsJson,
} from '@typespec/compiler';
import { getAllHttpServices, type HttpOperation } from '@typespec/http';
import type { DeclaredAct, OperationScopes } from '../authority.ts';
import type { CrashSafety } from '../crash-safety.ts';
import { reportDiagnostic } from '../lib.ts';
import {
  type CredentialRequirement,
  type Deprecation,
  type HostDocument,
  type RateLimit,
  state,
} from '../state.ts';

export const API_NAMESPACE = 'Market';
export const TOOLS_NAMESPACE = 'MarketTools';

export interface ContractOperation {
  group: string;
  name: string;
  operationId: string;
  method: HttpOperation['verb'];
  path: string;
  /** Its host: `{base_url}` or `{app_url}`. */
  host: 'api' | 'app';
  credentials: CredentialRequirement;
  /** The default scopes, unless an act requires others. */
  scopes: OperationScopes;
  /** What it does with its caller's authority. */
  authority: DeclaredAct[];
  rateLimit: RateLimit | null;
  /** Per caller, for new effects only. */
  callerLimit: RateLimit | null;
  /** For payments that fail verification. */
  failureLimit: RateLimit | null;
  deprecation: Deprecation | null;
  bare: boolean;
  /** Takes an `Idempotency-Key`. */
  idempotent: boolean;
  /** Only with a key. */
  crashSafety: CrashSafety | null;
  /** Statuses with one named error model, which many operations share. */
  sharedErrors: Record<string, string>;
  type: Operation;
}

export interface ContractEvent {
  name: string;
  component: string;
  emitted: boolean;
  description: string;
  causes: string[];
  /** A complete body, which the compiler has checked against the model. */
  example: unknown;
}

export interface Contract {
  operations: ContractOperation[];
  events: ContractEvent[];
  tools: Operation[];
  /** With the operation that returns it, if there is one. */
  hostDocuments: (HostDocument & { operationId: string | null })[];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The source of a copied interface operation, so that references before routing still match. */
function findOrigin(operation: Operation): Operation {
  return operation.sourceOperation ? findOrigin(operation.sourceOperation) : operation;
}

function listSharedErrors(program: Program, http: HttpOperation): Record<string, string> {
  const errors = http.responses.flatMap(({ type, statusCodes }) =>
    type.kind === 'Model' && type.name && isErrorModel(program, type) ? [[`${statusCodes}`, type.name]] : [],
  );
  return Object.fromEntries(errors);
}

function takesIdempotencyKey({ parameters }: HttpOperation): boolean {
  return parameters.parameters.some(
    ({ type, name }) => type === 'header' && name.toLowerCase() === 'idempotency-key',
  );
}

/** Operations with a key, and only those, declare why a repeated request has no second effect. */
function getCrashSafety(program: Program, http: HttpOperation): CrashSafety | null {
  const { operation: target } = http;
  const safety = state.crashSafety.get(program, target) ?? null;
  if (takesIdempotencyKey(http) !== (safety !== null)) {
    const code = safety ? 'crash-safety-without-key' : 'crash-safety-missing';
    reportDiagnostic(program, { code, target });
  }
  return safety;
}

/** Operations that run other operations need no scope: those do. */
function getScopes(program: Program, { operation, verb }: HttpOperation): OperationScopes {
  const { accepted = [] } = state.credentials.get(program, operation) ?? {};
  if (accepted.length === 0 || accepted.includes('mcp_oauth')) return { key: null, oauth: null };
  const isRead = verb === 'get' || verb === 'head';
  const usual = isRead ? 'read' : 'work';
  const key = accepted.includes('api_key') ? (state.keyScope.get(program, operation) ?? usual) : null;
  return { key, oauth: isRead ? 'market:read' : 'market:work' };
}

function describeOperation(program: Program, http: HttpOperation): ContractOperation | undefined {
  const { operation } = http;
  if (!operation.interface) {
    reportDiagnostic(program, { code: 'operation-outside-group', target: operation });
    return undefined;
  }
  const group = lowerFirst(operation.interface.name);
  return {
    group,
    name: operation.name,
    operationId: `${group}_${operation.name}`,
    method: http.verb,
    path: http.path,
    host: state.appHost.has(program, operation.interface) ? 'app' : 'api',
    credentials: state.credentials.get(program, operation) ?? { accepted: [], required: false },
    scopes: getScopes(program, http),
    authority: state.authority.get(program, operation) ?? [],
    rateLimit: state.rateLimit.get(program, operation) ?? null,
    callerLimit: state.callerLimit.get(program, operation) ?? null,
    failureLimit: state.failureLimit.get(program, operation) ?? null,
    deprecation: state.deprecation.get(program, operation) ?? null,
    bare: state.bareResponse.has(program, operation),
    idempotent: takesIdempotencyKey(http),
    crashSafety: getCrashSafety(program, http),
    sharedErrors: listSharedErrors(program, http),
    type: operation,
  };
}

function describeEvent(program: Program, model: Model, operations: ContractOperation[]): ContractEvent {
  const { name, emitted } = state.webhook.get(program, model) ?? { name: '', emitted: false };
  const causes = state.emittedBy.get(program, model) ?? [];
  if (emitted && causes.length === 0)
    reportDiagnostic(program, { code: 'emitted-without-cause', target: model });
  return {
    name,
    component: model.name,
    emitted,
    description: getDoc(program, model) ?? '',
    causes: causes.map((cause) => getOperationId(operations, cause)),
    example: getExample(program, model),
  };
}

function getExample(program: Program, model: Model): unknown {
  const example = getExamples(program, model).at(-1);
  if (example) return serializeValueAsJson(program, example.value, model);
  reportDiagnostic(program, { code: 'event-without-example', target: model });
  return undefined;
}

export function getOperationId(operations: ContractOperation[], type: Operation): string {
  return (
    operations.find((operation) => operation.type === type || findOrigin(operation.type) === findOrigin(type))
      ?.operationId ?? ''
  );
}

function findDocumentOperation(operations: readonly ContractOperation[], path: string): string | null {
  const found = operations.find((one) => one.method === 'get' && one.host === 'api' && one.path === path);
  return found?.operationId ?? null;
}

/** The emitter's input, read once from the program. */
export function readContract(program: Program): Contract {
  const [services] = getAllHttpServices(program);
  const find = (name: string) =>
    services.find((service) => service.namespace.name === name)?.operations ?? [];
  const operations = find(API_NAMESPACE)
    .map((http) => describeOperation(program, http))
    .filter((operation) => operation !== undefined);
  const events = state.webhook.all(program).map(([model]) => describeEvent(program, model, operations));
  const hostDocuments = state.hostDocuments
    .all(program)
    .flatMap(([, documents]) => documents)
    .map((document) => ({ ...document, operationId: findDocumentOperation(operations, document.path) }));
  return { operations, events, tools: find(TOOLS_NAMESPACE).map((http) => http.operation), hostDocuments };
}
