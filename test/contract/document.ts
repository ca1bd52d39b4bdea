import { readFileSync } from 'node:fs';
import type { Document, OperationObject, Schema } from '../../spec/emitter/emit/document.ts';

export const openapi = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;

/** Every operation with its `METHOD /path`. */
export function operations(): [endpoint: string, operation: OperationObject][] {
  return Object.entries(openapi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, OperationObject] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

const byEndpoint = new Map(operations());

export function operationAt(endpoint: string): OperationObject | undefined {
  return byEndpoint.get(endpoint);
}

export function schemaNamed(name: string): Schema {
  const schema = openapi.components.schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}`);
  return schema;
}
