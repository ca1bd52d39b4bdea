import { inspect } from 'node:util';
import { getOpExamples, type Program, serializeValueAsJson } from '@typespec/compiler';
import { getHttpOperation } from '@typespec/http';
import type { ContractOperation } from '../contract.ts';

export interface CallExample {
  /** By parameter name. */
  parameters: Record<string, unknown>;
  body: unknown;
}

/** The operation's first example (decorators apply from last to first). */
export function buildCallExample(program: Program, { type }: ContractOperation): CallExample {
  const value = getOpExamples(program, type).findLast((example) => example.parameters)?.parameters;
  if (!value) return { parameters: {}, body: undefined };
  const { body, ...given } = serializeValueAsJson(program, value, type.parameters) as Record<string, unknown>;
  const [http] = getHttpOperation(program, type);
  const wireNames = new Map(http.parameters.parameters.map(({ param, name }) => [param.name, name]));
  const parameters = Object.entries(given).map(([name, shown]) => [wireNames.get(name) ?? name, shown]);
  return { parameters: Object.fromEntries(parameters), body };
}

/** A value as source code. */
export function toSource(value: unknown): string {
  return inspect(value, { depth: null, breakLength: 100, maxArrayLength: null, maxStringLength: null });
}
