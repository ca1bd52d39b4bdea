import type { EnumMember, Interface, Model, Operation, Program, Type } from '@typespec/compiler';
import type { DeclaredAct, OperationScopes } from './authority.ts';
import type { CrashSafety } from './crash-safety.ts';
import type { Credential } from './credentials.ts';
import type { ToolOptions } from './decorators.ts';
import { stateKeys } from './lib.ts';

function typed<T extends Type, V>(key: symbol) {
  return {
    set: (program: Program, target: T, value: V) => void program.stateMap(key).set(target, value),
    get: (program: Program, target: T) => program.stateMap(key).get(target) as V | undefined,
    has: (program: Program, target: T) => program.stateMap(key).has(target),
    all: (program: Program) => [...program.stateMap(key)] as [T, V][],
  };
}

export interface CredentialStatement {
  accepted: Credential[];
  required: boolean;
}

export interface RateLimit {
  limit: number;
  windowSeconds: number;
}

/** What our decorators recorded, typed. */
export const state = {
  credentials: typed<Operation, CredentialStatement>(stateKeys.credentials),
  rateLimit: typed<Operation, RateLimit>(stateKeys.rateLimit),
  callerLimit: typed<Operation, RateLimit>(stateKeys.callerLimit),
  failureLimit: typed<Operation, RateLimit>(stateKeys.failureLimit),
  crashSafety: typed<Operation, CrashSafety>(stateKeys.crashSafety),
  authority: typed<Operation, DeclaredAct[]>(stateKeys.authority),
  keyScope: typed<Operation, NonNullable<OperationScopes['key']>>(stateKeys.keyScope),
  webhook: typed<Model, { name: string; emitted: boolean }>(stateKeys.webhook),
  emittedBy: typed<Model, Operation[]>(stateKeys.emittedBy),
  next: typed<EnumMember, EnumMember[]>(stateKeys.next),
  deprecation: typed<Operation, { since: string; reason: string }>(stateKeys.deprecation),
  tool: typed<Operation, ToolOptions & { operation: Operation }>(stateKeys.tool),
  foreignFormat: typed<Model | Operation, string>(stateKeys.foreignFormat),
  bareResponse: typed<Operation, string>(stateKeys.bareResponse),
  appHost: typed<Interface, true>(stateKeys.appHost),
};
