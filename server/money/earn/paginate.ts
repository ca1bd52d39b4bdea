import { decodeCursor, encodeCursor } from '../../foundation/browse/cursor.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';

/** A page of what is all there: there are as many as markets. The cursor is the place of the last one shown. */
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
