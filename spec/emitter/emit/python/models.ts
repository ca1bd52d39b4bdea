import { type CallShape, CREDENTIAL_FIELDS, findSchemaName } from '../client/call-shape.ts';
import { getQueryName } from '../client/query.ts';
import { collectReachableSchemas, type Document, type Schema } from '../document.ts';
import { BANNER, toLiteral } from './source.ts';
import { buildTypedDict, type Field, listFields } from './typed-dict.ts';
import { isNamed, toPythonType } from './types.ts';

export const TYPING_IMPORTS = `from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Dict, List, Literal, Optional, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired
elif sys.version_info >= (3, 11):
    from typing import NotRequired
`;

/** Bodies that a client signs: calls omit the fields of the signature. */
function listSignedSchemas(document: Document, shapes: CallShape[]): Set<string> {
  const names = shapes.flatMap(({ body }) => (body?.signed ? [body.schema] : []));
  const variants = names.flatMap((name) => document.components.schemas[name]?.oneOf ?? []);
  return new Set([...names, ...variants.map((variant) => findSchemaName(variant) ?? '')]);
}

/** Calls return what is in it. */
function isPlainEnvelope(name: string, { properties = {} }: Schema): boolean {
  return name.endsWith('Envelope') && Object.keys(properties).join() === 'success,data';
}

/** Every schema that matches, as a class or an alias. Aliases come last: their types are evaluated. */
export function buildSchemas(
  document: Document,
  schemas: Record<string, Schema>,
  omitted: (name: string) => readonly string[] = () => [],
): string {
  const named = Object.entries(schemas).filter(
    ([name, schema]) => isNamed(name) && !isPlainEnvelope(name, schema),
  );
  const words = named.filter(([, schema]) => schema.enum);
  const objects = named.filter(([, schema]) => schema.properties);
  const others = named.filter(([, schema]) => !schema.enum && !schema.properties);
  return [
    ...words.map(([name, schema]) => `${toComment(schema)}${name} = ${toLiteral(schema.enum ?? [])}\n`),
    ...objects.map(([name, schema]) =>
      buildTypedDict(
        document,
        name,
        listFields(schema, omitted(name)),
        schema.description as string | undefined,
      ),
    ),
    ...others.map(([name, schema]) => `${toComment(schema)}${name} = ${toPythonType(document, schema)}\n`),
  ].join('\n\n');
}

function toComment({ description }: Schema): string {
  const lines = typeof description === 'string' ? description.split('\n') : [];
  return lines.map((line) => `# ${line}\n`).join('');
}

export const getInputName = (shape: CallShape) => getQueryName(shape).replace(/Query$/, 'Input');

/** The query of a call, and its input if it has fields for both query and body. */
function buildQueries(document: Document, shape: CallShape): string[] {
  const { query, body } = shape;
  if (query.length === 0) return [];
  const fields: Field[] = query.map(({ name, schema, required = false, description }) => ({
    name,
    schema,
    required,
    description,
  }));
  const own = buildTypedDict(document, getQueryName(shape), fields);
  if (!body) return [own];
  return [own, `class ${getInputName(shape)}(${body.schema}, ${getQueryName(shape)}):\n    pass\n`];
}

/** The types of requests and responses. Objects are TypedDicts: what a call returns is the JSON as received. */
export function buildModels(document: Document, shapes: CallShape[]): string {
  const schemas = collectReachableSchemas(document, document.paths);
  const signed = listSignedSchemas(document, shapes);
  const omitted = (name: string) => (signed.has(name) ? CREDENTIAL_FIELDS : []);
  const queries = shapes.flatMap((shape) => buildQueries(document, shape));
  return `${BANNER}"""The types of the contract."""

${TYPING_IMPORTS}

${[buildSchemas(document, schemas, omitted), ...queries].join('\n\n')}`;
}
