import { decodeCursor, encodeCursor } from '../../foundation/browse/cursor.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';

/** A page of an in-memory list with one item per market. The cursor is the position of the last one shown. */
export function paginate<Row>(
  rows: readonly Row[],
  { limit, offset, cursor }: PageRequest,
  order: string,
): Page<Row> {
  const start = cursor === undefined ? offset : decodeCursor(cursor, order).key;
  const end = start + limit;
  const nextCursor = end < rows.length ? encodeCursor({ order, key: end, id: order }) : null;
  return { rows: rows.slice(start, end), total: rows.length, nextCursor };
}
