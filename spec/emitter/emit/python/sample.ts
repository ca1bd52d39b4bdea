import type { CallShape } from '../client/call-shape.ts';
import type { CallExample } from '../client/example.ts';
import { getItemType, listExampleArguments } from '../client/methods.ts';
import type { Document } from '../document.ts';
import { listResultTypes } from './result-type.ts';
import { toPythonSource, toSnakeCase } from './source.ts';

/** The call as source code, with a client named `market`. */
export function buildPythonSample(
  document: Document,
  shape: CallShape,
  shown: CallExample,
  isAsync = false,
): string {
  const { group, name } = shape.operation;
  const { path, fields } = listExampleArguments(shape, shown);
  const given = path.map((value) => toPythonSource(value));
  if (shape.body?.kind === 'multipart') given.push('{"file": file}');
  else if (Object.keys(fields).length > 0) given.push(toPythonSource(fields));
  const call = `market.${toSnakeCase(group)}.${toSnakeCase(name)}(${given.join(', ')})`;
  if (shape.response.kind === 'list') {
    const item = toSnakeCase(getItemType(document, shape.response.schema));
    return `${isAsync ? 'async ' : ''}for ${item} in ${call}:\n    print(${item})`;
  }
  const awaited = `${isAsync ? 'await ' : ''}${call}`;
  return shape.response.kind === 'nothing' ? awaited : `${getVariableName(document, shape)} = ${awaited}`;
}

function getVariableName(document: Document, shape: CallShape): string {
  if (shape.response.kind === 'feed') return 'page';
  const [type = ''] = listResultTypes(document, shape);
  return /^\w+$/.test(type) ? toSnakeCase(type) : 'answer';
}
