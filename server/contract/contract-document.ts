import { readFileSync } from 'node:fs';
import type { Schema } from '../../shared/validation/schema.ts';

export type { Schema };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  [field: string]: unknown;
}

export type Content = Record<string, { schema?: Schema }>;

export interface OperationObject {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content } | { $ref: string };
  servers?: Server[];
  responses: Record<string, { content?: Content; headers?: Record<string, unknown> } | { $ref: string }>;
}

export interface Server {
  url: string;
  description: string;
}

export interface ContractDocument {
  openapi: string;
  servers?: Server[];
  info: Record<string, unknown>;
  paths: Record<string, Record<string, OperationObject>>;
  components: Record<string, Record<string, unknown>>;
}

let cachedContract: ContractDocument | undefined;

/** The emitted contract. Shared by the whole process and never changed. */
export function loadContract(): ContractDocument {
  cachedContract ??= JSON.parse(
    readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
  );
  return cachedContract as ContractDocument;
}

export function getOperation(document: ContractDocument, method: string, path: string): OperationObject {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The contract has no ${method.toUpperCase()} ${path}`);
  return operation;
}

/** Follows local references to their target. */
export function resolveRef<T extends object>(document: object, value: T | { $ref: string }): T {
  let current: T | { $ref: string } = value;
  while ('$ref' in current && typeof current.$ref === 'string') {
    current = resolvePointer(document, current.$ref) as T | { $ref: string };
  }
  return current as T;
}

function resolvePointer(document: object, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/').map(unescapePointerToken);
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document);
  if (found === undefined) throw new Error(`The contract refers to ${ref}, which it does not have`);
  return found;
}

function unescapePointerToken(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
