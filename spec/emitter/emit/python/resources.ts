import type { Program } from '@typespec/compiler';
import type { CallShape } from '../client/call-shape.ts';
import { buildCallExample } from '../client/example.ts';
import { listDocLines } from '../client/methods.ts';
import { getQueryName } from '../client/query.ts';
import type { Document } from '../document.ts';
import { upperFirst } from '../upper-first.ts';
import { getCallName } from './calls.ts';
import { getInputName } from './models.ts';
import { listResultTypes } from './result-type.ts';
import { buildPythonSample } from './sample.ts';
import { BANNER, toDocstring, toImport, toSnakeCase } from './source.ts';

interface Input {
  name: 'body' | 'query' | 'input';
  type: string;
  required: boolean;
}

/** One object holds the fields of the body and of the query. */
function getInput(shape: CallShape): Input | undefined {
  const { query, body } = shape;
  const required = !!body?.required || query.some((parameter) => parameter.required);
  if (body?.kind === 'multipart') return { name: 'body', type: 'UploadInput', required };
  if (body && query.length > 0) return { name: 'input', type: getInputName(shape), required };
  if (body) return { name: 'body', type: body.schema, required };
  return query.length > 0 ? { name: 'query', type: getQueryName(shape), required } : undefined;
}

interface Writer {
  program: Program;
  document: Document;
  isAsync: boolean;
}

/** What calls return that have more than one page. */
const PAGED: Partial<Record<CallShape['response']['kind'], { sync: string; async: string }>> = {
  list: { sync: 'Page', async: 'AsyncListCall' },
  feed: { sync: 'Feed', async: 'AsyncFeedCall' },
};

function buildMethod({ program, document, isAsync }: Writer, shape: CallShape): string {
  const { operation, path, response } = shape;
  const input = getInput(shape);
  const optional = input?.required
    ? `${input.name}: ${input.type}`
    : `${input?.name}: Optional[${input?.type}] = None`;
  const parameters = [
    'self',
    ...path.map((name) => `${name}: str`),
    ...(input ? [optional] : []),
    'options: Optional[CallOptions] = None',
  ];
  const pages = PAGED[response.kind];
  const types = listResultTypes(document, shape);
  const result = pages ? `${pages[isAsync ? 'async' : 'sync']}[${types.join(', ')}]` : types[0];
  const keyword = isAsync && !pages ? 'async def' : 'def';
  const method = `self._${pages ? response.kind : 'call'}`;
  const given = `calls.${getCallName(shape)}, [${path.join(', ')}], ${input?.name ?? 'None'}, options`;
  const sample = buildPythonSample(document, shape, buildCallExample(program, operation), isAsync);
  const example = sample.split('\n').map((line) => `    ${line}`);
  const doc = [...listDocLines(shape), '', 'Example::', '', ...example].join('\n');
  return `    ${keyword} ${toSnakeCase(operation.name)}(${parameters.join(', ')}) -> ${result}:
${toDocstring(doc, '        ')}        return ${isAsync && !pages ? 'await ' : ''}${method}(${given})
`;
}

function groupShapes(shapes: CallShape[]): Map<string, CallShape[]> {
  return Map.groupBy(shapes, ({ operation }) => operation.group);
}

/** Names of the models in some types. */
function listModelNames(document: Document, shapes: CallShape[]): string[] {
  const types = shapes.flatMap((shape) => [...listResultTypes(document, shape), getInput(shape)?.type ?? '']);
  const names = types.flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []);
  const others = ['None', 'Response', 'Any', 'Optional', 'List', 'UploadInput'];
  return [...new Set(names)].filter((name) => !others.includes(name));
}

/** The methods of a client, one class for each group. */
export function buildResources(
  program: Program,
  document: Document,
  shapes: CallShape[],
  isAsync: boolean,
): string {
  const writer = { program, document, isAsync };
  const prefix = isAsync ? 'Async' : '';
  const groups = [...groupShapes(shapes)];
  const classes = groups.map(
    ([group, own]) =>
      `class ${prefix}${upperFirst(group)}Resource(${prefix}Resource):\n${own.map((shape) => buildMethod(writer, shape)).join('\n')}`,
  );
  const attributes = groups.map(
    ([group]) => `        self.${toSnakeCase(group)} = ${prefix}${upperFirst(group)}Resource(transport)\n`,
  );
  return `${BANNER}"""The operations of the contract, by group."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Optional

from .._resource import ${prefix}Resource
from . import calls

if TYPE_CHECKING:
    from httpx import Response

    from .._feed import ${isAsync ? 'AsyncFeedCall' : 'Feed'}
    from .._options import CallOptions, UploadInput
    from .._page import ${isAsync ? 'AsyncListCall' : 'Page'}
    from .._transport import Transport
${toImport('.models', listModelNames(document, shapes), '    ')}

${classes.join('\n\n')}

class ${prefix}Resources:
    """Every operation of the contract, by group."""

    def __init__(self, transport: Transport) -> None:
${attributes.join('')}`;
}
