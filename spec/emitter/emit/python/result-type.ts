import { type CallShape, findSchemaName } from '../client/call-shape.ts';
import { getItemType } from '../client/methods.ts';
import type { Document, Schema } from '../document.ts';

/** What a call returns, as type arguments: an item and its page, or the data. */
export function listResultTypes(document: Document, { response }: CallShape): string[] {
  const { kind, schema, maybeEmpty } = response;
  if (kind === 'raw') return ['Response'];
  if (kind === 'nothing') return ['None'];
  if (kind === 'list' || kind === 'feed')
    return [getItemType(document, schema), findSchemaName(schema) ?? 'Any'];
  const { type, items } = schema as Schema & { items?: Schema };
  const name = (type === 'array' ? findSchemaName(items) : findSchemaName(schema)) ?? 'Any';
  const data = type === 'array' ? `List[${name}]` : name;
  return [maybeEmpty ? `Optional[${data}]` : data];
}
