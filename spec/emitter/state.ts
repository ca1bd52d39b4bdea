import type { EnumMember, Interface, Model, Namespace, Operation, Program, Type } from '@typespec/compiler';
import type { DeclaredAct, OperationScopes } from './authority.ts';
import type { CrashSafety } from './crash-safety.ts';
import type { Credential } from './credentials.ts';
import { stateKeys } from './lib.ts';

function createStateAccessor<T extends Type, V>(key: symbol) {
  return {
    set: (program: Program, target: T, value: V) => void program.stateMap(key).set(target, value),
    get: (program: Program, target: T) => program.stateMap(key).get(target) as V | undefined,
    has: (program: Program, target: T) => program.stateMap(key).has(target),
    all: (program: Program) => [...program.stateMap(key)] as [T, V][],
  };
}

export interface CredentialRequirement {
  accepted: Credential[];
  required: boolean;
}

export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

export interface Deprecation {
  since: string;
  date: string;
  sunset?: string;
  reason: string;
}

export interface HostDocument {
  path: string;
  aliases?: readonly string[];
  type: string;
  title: string;
  description: string;
  rel?: string;
  describes?: string;
  guide?: string;
}

export interface ToolOptions {
  group: string;
  readOnly?: boolean;
  destructive?: boolean;
  rename?: Record<string, string>;
  fixed?: Record<string, string>;
  asAgent?: boolean;
  own?: string[];
}

/** What our decorators recorded, typed. */
export const state = {
  credentials: createStateAccessor<Operation, CredentialRequirement>(stateKeys.credentials),
  rateLimit: createStateAccessor<Operation, RateLimit>(stateKeys.rateLimit),
  callerLimit: createStateAccessor<Operation, RateLimit>(stateKeys.callerLimit),
  failureLimit: createStateAccessor<Operation, RateLimit>(stateKeys.failureLimit),
  crashSafety: createStateAccessor<Operation, CrashSafety>(stateKeys.crashSafety),
  authority: createStateAccessor<Operation, DeclaredAct[]>(stateKeys.authority),
  keyScope: createStateAccessor<Operation, NonNullable<OperationScopes['key']>>(stateKeys.keyScope),
  webhook: createStateAccessor<Model, { name: string; emitted: boolean }>(stateKeys.webhook),
  emittedBy: createStateAccessor<Model, Operation[]>(stateKeys.emittedBy),
  next: createStateAccessor<EnumMember, EnumMember[]>(stateKeys.next),
  deprecation: createStateAccessor<Operation, Deprecation>(stateKeys.deprecation),
  tool: createStateAccessor<Operation, ToolOptions & { operation: Operation }>(stateKeys.tool),
  foreignFormat: createStateAccessor<Model | Operation, string>(stateKeys.foreignFormat),
  bareResponse: createStateAccessor<Operation, string>(stateKeys.bareResponse),
  hostDocuments: createStateAccessor<Namespace, readonly HostDocument[]>(stateKeys.hostDocuments),
  appHost: createStateAccessor<Interface, true>(stateKeys.appHost),
};
