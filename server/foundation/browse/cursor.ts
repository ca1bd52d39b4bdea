import { invalidFieldsError } from '../platform/invalid-fields.ts';

/** The last row of a page: its sort order, its sort value as an integer, and its id. */
export interface Cursor {
  order: string;
  key: number;
  id: string;
}

export function encodeCursor({ order, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url');
}

/** Rejects anything that `encodeCursor` did not create, and cursors of another sort order. */
export function decodeCursor(text: string, order: string): Cursor {
  const cursor = parseCursor(text);
  if (!cursor) throw invalidCursorError('must be the `next_cursor` of a response');
  if (cursor.order !== order)
    throw invalidCursorError('belongs to a list in another order. Start again without it');
  return cursor;
}

function parseCursor(text: string): Cursor | undefined {
  try {
    const [order, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const isSound = typeof order === 'string' && Number.isSafeInteger(key) && isId(id);
    return isSound ? { order, key, id } : undefined;
  } catch {
    return undefined;
  }
}

const isId = (id: unknown) => typeof id === 'string' && /^[\w.:-]{1,100}$/.test(id);

function invalidCursorError(message: string) {
  return invalidFieldsError([{ path: 'query.cursor', message }]);
}
